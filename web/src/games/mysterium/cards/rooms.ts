/** Inside: walls, floors, and the openings through which something else is seen. */
import { strokes } from './brush'
import { mix } from './colour'
import { between, down, type Easel, easel as another, fade, glow, HEIGHT, type Palette, type Point, radial, round, WIDTH } from './easel'
import type { Layer, Painter } from './layers'
import { moon, sky, stars } from './skies'
import { hills, sea } from './grounds'
import { thing } from './things'

/** A room in perspective: the far wall from `left` to `right`, floor boards, and light on one side. */
export const room: Painter = (easel, { numbers: [top = 70, bottom = 290, left = 70, right = 230], marks }) => {
  const { sky: tones, near, far, ink, light } = easel.palette
  const lit = easel.light[0] < WIDTH / 2
  const wall = down(easel, top, bottom, [
    [mix(far, ink, 0.35), 0],
    [mix(far, tones[2], 0.25), 1],
  ])
  const side = (bright: boolean) => mix(mix(far, near, 0.6), bright ? light : ink, bright ? 0.12 : 0.45)
  const floor = down(easel, bottom, HEIGHT, [
    [mix(near, light, 0.22), 0],
    [mix(near, ink, 0.6), 1],
  ])
  const planes = [
    `<path d="M-5 -5H305L${right} ${top}H${left}Z" fill="${mix(near, ink, 0.68)}"/>`,
    `<path d="M-5 -5L${left} ${top}V${bottom}L-5 ${HEIGHT + 5}Z" fill="${side(!lit)}"/>`,
    `<path d="M305 -5L${right} ${top}V${bottom}L305 ${HEIGHT + 5}Z" fill="${side(lit)}"/>`,
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${wall}"/>`,
    `<path d="M-5 ${HEIGHT + 5}L${left} ${bottom}H${right}L305 ${HEIGHT + 5}Z" fill="${floor}"/>`,
  ]
  return planes.join('') + (marks.has('bare') ? '' : paper(easel, left, right, top, bottom)) + boards(easel, left, right, bottom) + brushed(easel)
}

const paper = (easel: Easel, left: number, right: number, top: number, bottom: number) => {
  const stripes = Array.from({ length: 9 }, (_, at) => left + ((at + 0.5) * (right - left)) / 9)
  return `<g stroke="${mix(easel.palette.far, easel.palette.light, 0.35)}" opacity=".22" stroke-width="${round((right - left) / 24)}">${stripes
    .map((x) => `<path d="M${round(x)} ${top}V${bottom}"/>`)
    .join('')}</g><path d="M${left} ${bottom - 26}H${right}M${left} ${bottom - 2}H${right}" stroke="${mix(easel.palette.far, easel.palette.ink, 0.6)}" stroke-width="2.4"/>`
}

const boards = (easel: Easel, left: number, right: number, bottom: number) => {
  const lines = Array.from({ length: 9 }, (_, at) => {
    const part = at / 8
    return `M${round(left + (right - left) * part)} ${bottom}L${round(-60 + 420 * part)} ${HEIGHT + 5}`
  })
  return `<path d="${lines.join('')}" stroke="${easel.palette.ink}" stroke-width="1.3" opacity=".5"/>`
}

const brushed = (easel: Easel) =>
  strokes(easel, {
    count: 36,
    width: [6, 20],
    length: [30, 120],
    slant: 70,
    where: () => [between(easel, 0, WIDTH), between(easel, 0, HEIGHT)],
    colour: () => (easel.chance() < 0.5 ? easel.palette.light : easel.palette.ink),
    opacity: [0.02, 0.09],
  })

/** Doorways one behind the other, to a light at the end. */
export const corridor: Painter = (easel, { numbers: [x = 150, y = 200, count = 6] }) => {
  const { near, far, ink, light } = easel.palette
  const frames = Array.from({ length: count }, (_, at) => {
    const part = (1 - at / count) ** 1.7
    const [wide, high] = [16 + 190 * part, 24 + 250 * part]
    const tone = mix(mix(near, ink, 0.55), mix(far, light, 0.55), at / count)
    return `<path d="M${round(x - wide)} ${round(y - high)}H${round(x + wide)}V${round(y + high)}H${round(x - wide)}Z" fill="${mix(tone, ink, 0.3)}"/><path d="M${round(x - wide * 0.82)} ${round(y + high)}V${round(y - high * 0.5)}A${round(wide * 0.82)} ${round(wide * 0.82)} 0 0 1 ${round(x + wide * 0.82)} ${round(y - high * 0.5)}V${round(y + high)}Z" fill="${tone}"/><path d="M${round(x - wide * 0.82)} ${round(y + high)}V${round(y - high * 0.5)}A${round(wide * 0.82)} ${round(wide * 0.82)} 0 0 1 ${round(x + wide * 0.82)} ${round(y - high * 0.5)}" fill="none" stroke="${mix(tone, light, 0.4)}" stroke-width="${round(1 + part)}"/>`
  })
  const end = mix(light, '#ffffff', 0.5)
  return `${frames.join('')}<rect x="${x - 10}" y="${y - 18}" width="20" height="42" fill="${end}"/>${glow(easel, [x, y], 120, light, 0.8)}`
}

/** Steps that climb to the right, or to the left with `flip`. */
export const stairs: Painter = (easel, { numbers: [x = 60, y = 420, wide = 240, count = 10], marks }) => {
  const { near, light, ink, far } = easel.palette
  const depth = marks.has('far') ? 0.5 : 0
  const side = marks.has('flip') ? -1 : 1
  const [tread, rise] = [wide / count, (wide / count) * 0.78]
  const steps = Array.from({ length: count }, (_, at) => {
    const [left, top] = [x + side * at * tread, y - (at + 1) * rise]
    const tone = mix(mix(near, far, at / count), ink, 0.35 - depth * 0.3)
    const right = left + side * tread
    return `<path d="M${round(left)} ${round(top)}H${round(right)}V${HEIGHT + 5}H${round(left)}Z" fill="${tone}"/><path d="M${round(left)} ${round(top)}H${round(right + side * 3)}v${round(rise * 0.2)}H${round(left)}Z" fill="${mix(tone, light, 0.55)}"/><path d="M${round(left)} ${round(top + rise * 0.2)}h${side * 4}V${round(top + rise)}h${side * -4}Z" fill="${mix(tone, ink, 0.5)}"/>`
  })
  return steps.join('')
}

/** Heavy cloth drawn aside. */
export const curtain: Painter = (easel, layer) => {
  const base = mix(easel.colourOf(layer.with.colour ?? 'crimson'), easel.palette.near, 0.2)
  const [wide = 78] = layer.numbers
  const fold = (side: 1 | -1) =>
    Array.from({ length: 5 }, (_, at) => {
      const edge = side === 1 ? -6 : 306
      const [from, to] = [edge + (side * at * wide) / 5, edge + side * ((at + 1) * wide) / 5 + side * 2]
      const drawn = at === 4 ? side * -18 : side * -8 * at * 0.4
      const tone = fade(easel, [from, 0], [to, 0], [
        [mix(base, easel.palette.ink, 0.65), 0],
        [mix(base, easel.palette.light, 0.22), 0.55],
        [mix(base, easel.palette.ink, 0.5), 1],
      ])
      return `<path d="M${round(from)} -5C${round(from + 4)} 150 ${round(from + drawn)} 260 ${round(from + drawn)} ${HEIGHT + 5}H${round(to + drawn)}C${round(to + drawn)} 260 ${round(to + 6)} 150 ${round(to)} -5Z" fill="${tone}"/>`
    }).join('')
  const swags = [0, 1, 2].map((at) => {
    const tone = radial(easel, [
      [mix(base, easel.palette.light, 0.2), 0.2],
      [mix(base, easel.palette.ink, 0.55), 1],
    ])
    return `<path d="M${at * 104 - 8} -6Q${at * 104 + 46} 78 ${at * 104 + 100} -6Z" fill="${tone}"/><path d="M${at * 104 - 8} -2Q${at * 104 + 46} 84 ${at * 104 + 100} -2" fill="none" stroke="#c9a45c" stroke-width="2.2" stroke-dasharray="2 2"/>`
  })
  return fold(1) + fold(-1) + (layer.marks.has('plain') ? '' : swags.join(''))
}

/** A piece of another world: its sky, and its moon, sea or hills. */
function elsewhere(easel: Easel, { with: wish }: Layer, [x, y]: Point, size: number): string {
  const palette: Palette = wish.sky ? easel.paletteOf(wish.sky) : easel.palette
  const there = { ...another({ ...easel, palette, light: [x, y - size * 0.2] }, `${wish.sky}${x}`), define: easel.define, keep: easel.keep }
  const ground = { what: '', numbers: [y + size * 0.22, 10], marks: new Set<string>(), with: {} }
  const views: Record<string, () => string> = {
    stars: () => stars(there, { ...ground, numbers: [y + size, 90] }),
    moon: () => moon(there, { ...ground, numbers: [x + size * 0.12, y - size * 0.2, size * 0.13] }),
    sea: () => sea(there, ground),
    hills: () => hills(there, ground),
  }
  const seen = (wish.view ?? 'hills').split('+').map((view) => views[view]?.() ?? '')
  const shown = wish.shows ? thing(there, { what: wish.shows, numbers: [x, y + size * 0.36, size * 0.62], marks: new Set(['glow']), with: {} }) : ''
  return sky(there) + seen.join('') + shown
}

function opening(easel: Easel, layer: Layer, outline: string, at: Point, size: number): string {
  const clip = easel.define(`<clipPath><path d="${outline}"/></clipPath>`)
  return `<g clip-path="${clip}">${elsewhere(easel, layer, at, size)}</g>`
}

const gilded = (easel: Easel, metal: string) =>
  across3(easel, mix(metal, '#fff6d8', 0.55), metal, mix(metal, easel.palette.ink, 0.7))
const across3 = (easel: Easel, lit: string, base: string, dark: string) =>
  easel.define(
    `<linearGradient x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  )

/** Panes, with light falling from them into the room. */
export const window: Painter = (easel, layer) => {
  const [x = 150, y = 160, high = 130] = layer.numbers
  const wide = high * 0.62
  const [left, top, bottom] = [x - wide / 2, y - high / 2, y + high / 2]
  const arched = `M${round(left)} ${round(bottom)}V${round(top + wide / 2)}A${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(left + wide)} ${round(top + wide / 2)}V${round(bottom)}Z`
  const wood = mix(easel.palette.near, easel.palette.ink, 0.55)
  const bars = [top + high * 0.4, top + high * 0.7].map((bar) => `M${round(left)} ${round(bar)}h${round(wide)}`).join('')
  return `${glow(easel, [x, y], high, easel.palette.light, 0.35)}${opening(easel, layer, arched, [x, y], high)}<path d="${bars}M${x} ${round(top)}V${round(bottom)}" stroke="${wood}" stroke-width="${round(high * 0.022)}" fill="none"/><path d="${arched}" fill="none" stroke="${wood}" stroke-width="${round(high * 0.055)}"/><path d="${arched}" fill="none" stroke="${mix(wood, easel.palette.light, 0.5)}" stroke-width="1"/><path d="M${round(left - 6)} ${round(bottom)}h${round(wide + 12)}v6h${round(-wide - 12)}Z" fill="${mix(wood, easel.palette.light, 0.25)}"/>`
}

/** A door ajar, upright in the middle of anything. */
export const door: Painter = (easel, layer) => {
  const [x = 150, y = 350, high = 170] = layer.numbers
  const wide = high * 0.48
  const [left, top] = [x - wide / 2, y - high]
  const hole = `M${round(left)} ${y}V${round(top)}H${round(left + wide)}V${y}Z`
  const wood = mix(easel.colourOf(layer.with.colour ?? 'wood'), easel.palette.near, 0.25)
  const leaf = wide * 0.42
  const panel = (from: number, to: number) =>
    `M${round(left + wide + leaf * 0.2)} ${round(top + high * from + 3)}L${round(left + wide + leaf * 0.82)} ${round(top + high * from + 9)}V${round(top + high * to + 4)}L${round(left + wide + leaf * 0.2)} ${round(top + high * to - 2)}Z`
  const spill = fade(easel, [x, y], [x - 20, y + 60], [
    [easel.palette.light, 0, 0.6],
    [easel.palette.light, 1, 0],
  ])
  return `<path d="M${round(left)} ${y}H${round(left + wide)}L${round(left + wide + 20)} ${y + 60}H${round(left - 50)}Z" fill="${spill}"/>${opening(easel, layer, hole, [x, y - high * 0.5], high * 0.8)}<path d="${hole}" fill="none" stroke="${mix(wood, easel.palette.ink, 0.4)}" stroke-width="${round(high * 0.04)}"/><path d="${hole}" fill="none" stroke="${mix(wood, easel.palette.light, 0.5)}" stroke-width="1.2"/><path d="M${round(left + wide)} ${round(top)}L${round(left + wide + leaf)} ${round(top + 8)}V${y + 9}L${round(left + wide)} ${y}Z" fill="${mix(wood, easel.palette.ink, 0.25)}"/><path d="${panel(0.08, 0.42)}${panel(0.52, 0.92)}" fill="${mix(wood, easel.palette.ink, 0.55)}"/><circle cx="${round(left + wide + leaf * 0.86)}" cy="${round(y - high * 0.46)}" r="${round(high * 0.018)}" fill="#e0b860"/>`
}

/** An oval looking-glass: what it shows need not be here. */
export const mirror: Painter = (easel, layer) => {
  const [x = 150, y = 170, high = 180] = layer.numbers
  const [rx, ry] = [high * 0.34, high * 0.47]
  const oval = (grow: number) =>
    `M${round(x - rx - grow)} ${y}A${round(rx + grow)} ${round(ry + grow)} 0 1 1 ${round(x + rx + grow)} ${y}A${round(rx + grow)} ${round(ry + grow)} 0 1 1 ${round(x - rx - grow)} ${y}Z`
  const metal = gilded(easel, '#b58a3c')
  const knobs = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * Math.PI * 2
    return `<circle cx="${round(x + Math.cos(angle) * (rx + high * 0.045))}" cy="${round(y + Math.sin(angle) * (ry + high * 0.045))}" r="${round(high * 0.02)}"/>`
  })
  return `<ellipse cx="${x + 5}" cy="${y + 8}" rx="${round(rx + high * 0.09)}" ry="${round(ry + high * 0.08)}" fill="${easel.palette.ink}" opacity=".5"/><path d="${oval(high * 0.05)}" fill="${metal}"/><g fill="${metal}">${knobs.join('')}</g>${opening(easel, layer, oval(0), [x, y], high * 0.8)}<path d="M${round(x - rx * 0.7)} ${round(y + ry * 0.2)}Q${round(x - rx * 0.6)} ${round(y - ry * 0.7)} ${round(x + rx * 0.1)} ${round(y - ry * 0.85)}Q${round(x - rx * 0.35)} ${round(y - ry * 0.5)} ${round(x - rx * 0.7)} ${round(y + ry * 0.2)}Z" fill="#ffffff" opacity=".16"/><path d="${oval(0)}" fill="none" stroke="${easel.palette.ink}" stroke-width="2" opacity=".6"/>`
}

/** A painting in a gilded frame. */
export const frame: Painter = (easel, layer) => {
  const [x = 150, y = 160, high = 140] = layer.numbers
  const wide = high * 0.76
  const box = (grow: number) => `M${round(x - wide / 2 - grow)} ${round(y - high / 2 - grow)}h${round(wide + grow * 2)}v${round(high + grow * 2)}h${round(-wide - grow * 2)}Z`
  const edge = high * 0.075
  return `<path d="${box(edge)}" transform="translate(4 6)" fill="${easel.palette.ink}" opacity=".5"/><path d="${box(edge)}" fill="${gilded(easel, '#a87d38')}"/><path d="${box(edge * 0.5)}" fill="none" stroke="#f0d9a0" stroke-width="1" opacity=".7"/>${opening(easel, layer, box(0), [x, y], high * 0.9)}<path d="${box(0)}" fill="none" stroke="${easel.palette.ink}" stroke-width="2"/>`
}

/** Columns and round arches, receding. */
export const arches: Painter = (easel, { numbers: [top = 110, bottom = 330], marks }) => {
  const { near, far, ink, light } = easel.palette
  const tone = mix(mix(near, far, marks.has('far') ? 0.8 : 0.35), ink, 0.35)
  const lit = mix(tone, light, 0.4)
  const spans = [-20, 80, 180, 280]
  const openings = spans.slice(0, -1).map((x) => `M${x + 16} ${bottom}V${top + 45}A34 44 0 0 1 ${x + 84} ${top + 45}V${bottom}Z`)
  const columns = spans.map(
    (x) => `<path d="M${x - 8} ${top + 40}h16v${bottom - top - 40}h-16Z" fill="${tone}"/><path d="M${x - 8} ${top + 40}h5v${bottom - top - 40}h-5Z" fill="${lit}" opacity=".6"/><path d="M${x - 13} ${top + 36}h26l-4 9h-18ZM${x - 13} ${bottom}h26l-4 -9h-18Z" fill="${lit}"/>`,
  )
  return `<path fill-rule="evenodd" d="M-10 -5H310V${bottom}H-10Z${openings.join('')}" fill="${tone}"/><path d="${openings.join('')}" fill="none" stroke="${lit}" stroke-width="2"/>${columns.join('')}`
}

/** Books to the ceiling. */
export const shelves: Painter = (easel, { numbers: [left = 0, right = 300, top = 20, bottom = 300] }) => {
  const { near, far, ink, light } = easel.palette
  const rows = Math.max(2, Math.round((bottom - top) / 46))
  const tall = (bottom - top) / rows
  const dyes = ['#7d2f27', '#3d5a4a', '#8a6a34', '#2f3f5f', '#5d3a57', '#a08a5c', '#933d2c', '#54422c'].map((dye) => mix(mix(dye, far, 0.35), ink, 0.25))
  const backs = dyes.map(() => '')
  for (let row = 1; row <= rows; row++)
    for (let x = left + 3; x < right - 7; ) {
      const [wide, high] = [between(easel, 4, 10), tall * between(easel, 0.58, 0.86)]
      backs[Math.floor(easel.chance() * backs.length)] += `M${round(x)} ${round(top + row * tall - 4)}v${round(-high)}h${round(wide - 0.8)}v${round(high)}Z`
      x += easel.chance() < 0.08 ? wide + 10 : wide
    }
  const boards = Array.from({ length: rows }, (_, row) => `M${left} ${round(top + (row + 1) * tall - 4)}H${right}v4H${left}Z`)
  const books = [...backs.map((path, at) => `<path d="${path}" fill="${dyes[at]}"/>`), `<path d="${boards.join('')}" fill="${mix(near, light, 0.3)}"/>`]
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${mix(near, ink, 0.75)}"/>${books.join('')}`
}
