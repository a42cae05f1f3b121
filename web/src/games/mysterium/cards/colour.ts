/** Colours are mixed as the eye sees them (OKLab), so that no mixture turns to mud. */
type Triple = readonly [number, number, number]

const linear = (byte: number) => ((byte / 255 + 0.055) / 1.055) ** 2.4
const byte = (value: number) =>
  Math.round(255 * Math.min(1, Math.max(0, 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055)))

function lab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16))) as [number, number, number]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

function hex([L, a, b]: Triple): string {
  const l = (L + 0.3963 * a + 0.2158 * b) ** 3
  const m = (L - 0.1056 * a - 0.0639 * b) ** 3
  const s = (L - 0.0895 * a - 1.2915 * b) ** 3
  const bytes = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ]
  return `#${bytes.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}

/** From `one` (0) to `other` (1). */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [lab(one), lab(other)]
  return hex(from.map((value, at) => value + (to[at]! - value) * part) as unknown as Triple)
}
