// Who sits at this device. There is no account: a name stays in the browser.
import { LONGEST_NAME } from '../wire/table'
import { toHex } from './hashing'

const NAME = 'gueridon-name'

export const person = $state({ name: localStorage.getItem(NAME) ?? '' })

export function callMe(name: string): void {
  person.name = name.trim().slice(0, LONGEST_NAME)
  localStorage.setItem(NAME, person.name)
}

/** Also where the page is not served over https, and `randomUUID` is missing. */
export const randomHex = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)))
