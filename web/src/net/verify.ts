// Nobody chose the shuffle: anyone can check it here once the game is over. `gueridon verify` replays every move too.
import type { Proof, Record } from '../wire/http'
import type { Room } from '../wire/table'
import { recordOf } from './api'
import { nonceKept } from './person.svelte'

type Proven = Record & { proof: Proof } // as every record of a table is

export interface Check {
  id: 'commitment' | 'nonce' | 'key' | 'seal' | 'https'
  holds: 'yes' | 'no'
}

export async function checks(room: Room): Promise<Check[]> {
  if (!isSecureContext) return [{ id: 'https', holds: 'no' }] // browsers hash only over https
  const text = await (await fetch(recordOf(room.table))).text()
  const { key, proof } = JSON.parse(text) as Proven
  const found: [Check['id'], boolean][] = [
    ['commitment', proof.commitment === room.commitment && (await digest(fromHex(proof.secret))) === room.commitment],
    ['nonce', room.chairs.every((chair, seat) => !chair.yours || given(room.table, seat, proof.nonces))],
    ['key', (await mac(proof.secret, proof.nonces.join('\n'))) === key],
    ['seal', await sealHolds(text)],
  ]
  return found.map(([id, holds]) => ({ id, holds: holds ? 'yes' : 'no' }))
}

/** A seat taken on another device gave its nonce there. */
function given(table: string, seat: number, used: readonly string[]): boolean {
  const nonce = nonceKept(table, seat)
  return nonce === null || used.includes(nonce)
}

/** The seal is the digest of the same bytes with an empty seal, which comes last. */
async function sealHolds(text: string): Promise<boolean> {
  const [, body, seal] = /^(.*"seal":")([0-9a-f]{64})"\}\s*$/s.exec(text) ?? []
  return body !== undefined && (await digest(new TextEncoder().encode(`${body}"}`))) === seal
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytes))
}

async function mac(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', fromHex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
