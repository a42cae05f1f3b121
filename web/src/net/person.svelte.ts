// Who sits at this device. There is no account: a name, and the nonces given to tables, stay in the browser.
import { LONGEST_NAME } from '../wire/table'

const NAME = 'gueridon-name'

export const person = $state({ name: localStorage.getItem(NAME) ?? '' })

export function callMe(name: string): void {
  person.name = name.trim().slice(0, LONGEST_NAME)
  localStorage.setItem(NAME, person.name)
}

/** Also where the page is not served over https, and `randomUUID` is missing. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

const nonceKey = (table: string, seat: number) => `gueridon-nonce-${table}-${seat}`
export const keepNonce = (table: string, seat: number, nonce: string) =>
  localStorage.setItem(nonceKey(table, seat), nonce)
export const nonceKept = (table: string, seat: number) => localStorage.getItem(nonceKey(table, seat))

/** A rematch keeps the nonces of its seats. */
export function carryNonces(from: string, to: string, seats: number[]): void {
  for (const seat of seats) {
    const nonce = nonceKept(from, seat)
    if (nonce !== null) keepNonce(to, seat, nonce)
  }
}
