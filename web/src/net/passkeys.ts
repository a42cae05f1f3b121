// Passkeys: the browser makes and uses them, where the house can; elsewhere they are not offered.
import type { Known } from '../wire/http'
import { ask, house } from './api'
import { endHere } from './notices'

/** Browsers give them to pages that are served safely, and the house knows one name of its own only. */
export async function passkeysHere(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential)) return false
  return (await house()).passkeys === location.origin
}

/** The name is shown by the device beside the passkey, and told to nobody. Null if the person thought better of it. */
export async function makePasskey(name: string): Promise<Known | null> {
  const told = await ask<PublicKeyCredentialCreationOptionsJSON>('me/passkey/options-to-make', {})
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(told)
  publicKey.user = { ...publicKey.user, name: name || publicKey.user.name, displayName: name }
  return await handIn('make', await navigator.credentials.create({ publicKey }).catch(given))
}

/** This browser is then whoever made it. */
export async function usePasskey(): Promise<Known | null> {
  const told = await ask<PublicKeyCredentialRequestOptionsJSON>('me/passkey/options-to-use', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(told)
  const found = await navigator.credentials.get({ publicKey }).catch(given)
  if (found !== null) await endHere()
  return await handIn('use', found)
}

/** Whatever the browser's own sheet ends with, it has told the person why. */
const given = () => null

async function handIn(what: 'make' | 'use', found: Credential | null): Promise<Known | null> {
  return found === null ? null : await ask<Known>(`me/passkey/${what}`, (found as PublicKeyCredential).toJSON())
}
