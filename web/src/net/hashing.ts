// SHA-256 as the server uses it; everything is written in hexadecimal.

/** The digest of the digest …, so many times. */
export async function digest(text: string, times: number): Promise<string> {
  let bytes: Uint8Array<ArrayBuffer> = fromHex(text)
  for (let done = 0; done < times; done++) bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return toHex(bytes)
}

export async function mac(key: string, text: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', fromHex(key), hmac, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text))))
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
