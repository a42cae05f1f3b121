/** What stands between the ground and the sky: trees, woods, roofs. */
import { mix } from './colour'
import { between, down, type Easel, glow, hazed, HEIGHT, round, WIDTH } from './easel'
import type { Layer, Painter } from './layers'

const depthOf = ({ marks }: Layer) => (marks.has('far') ? 0.6 : marks.has('mid') ? 0.3 : 0)
const darkOf = (easel: Easel, layer: Layer) => hazed(easel, mix(easel.palette.near, easel.palette.ink, 0.7), depthOf(layer) * 0.7)

/** A bare tree, grown branch by branch, its edges lit from the side of the light. */
export const tree: Painter = (easel, layer) => {
  const [x = 150, y = 360, height = 220] = layer.numbers
  const limbs: string[] = []
  const grow = (atX: number, atY: number, angle: number, length: number, width: number) => {
    const [endX, endY] = [atX + Math.cos(angle) * length, atY + Math.sin(angle) * length]
    const bow = between(easel, -0.16, 0.16) * length
    limbs.push(
      `<path d="M${round(atX)} ${round(atY)}Q${round((atX + endX) / 2 + bow)} ${round((atY + endY) / 2 + bow * 0.3)} ${round(endX)} ${round(endY)}" stroke-width="${round(width)}"/>`,
    )
    if (width < 0.9) return
    const forks = easel.chance() < 0.35 ? 3 : 2
    for (let fork = 0; fork < forks; fork++) {
      const spread = (fork - (forks - 1) / 2) * between(easel, 0.55, 0.95) + between(easel, -0.18, 0.18)
      grow(endX, endY, angle + spread, length * between(easel, 0.66, 0.84), width * 0.62)
    }
  }
  grow(x, y, -Math.PI / 2 + between(easel, -0.1, 0.1), height * 0.3, height * 0.07)
  const dark = darkOf(easel, layer)
  const side = easel.light[0] < x ? -1 : 1
  const roots = `<path d="M${x - height * 0.09} ${y + 4}Q${x - height * 0.03} ${y - 6} ${x - height * 0.032} ${y - height * 0.12}H${x + height * 0.032}Q${x + height * 0.03} ${y - 6} ${x + height * 0.1} ${y + 4}Z" fill="${dark}" stroke="none"/>`
  const shine = easel.define(`<filter x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="${side * 1.2}" dy="-.7" stdDeviation=".3" flood-color="${mix(dark, easel.palette.light, 0.55)}"/></filter>`)
  return `<g fill="none" stroke-linecap="round" stroke="${dark}" filter="${shine}">${limbs.join('')}${roots}</g>`
}

/** Trunks without tops, thin and far or broad and near. */
export const forest: Painter = (easel, layer) => {
  const [y = 320, count = 9] = layer.numbers
  const dark = darkOf(easel, layer)
  const wide = layer.marks.has('far') ? 5 : layer.marks.has('mid') ? 10 : 19
  const fill = down(easel, 0, y, [
    [mix(dark, easel.palette.ink, 0.3), 0],
    [dark, 0.7],
    [mix(dark, easel.palette.light, 0.12), 1],
  ])
  const lit = mix(dark, easel.palette.light, 0.42)
  const trunks = Array.from({ length: count }, (_, at) => {
    const x = ((at + between(easel, 0.1, 0.9)) / count) * 310 - 5
    if (layer.marks.has('clearing') && Math.abs(x - 150) < 52) return ''
    const [broad, lean, foot] = [wide * between(easel, 0.5, 1.2), between(easel, -14, 14), y + between(easel, -4, 10)]
    const side = easel.light[0] < x ? 0 : broad * 0.75
    const twig = between(easel, 40, y * 0.6)
    return `<path d="M${round(x + lean)} -5L${round(x)} ${round(foot)}h${round(broad)}L${round(x + lean + broad * 0.7)} -5Z" fill="${fill}"/><path d="M${round(x + lean + side * 0.8)} -5L${round(x + side)} ${round(foot)}h${round(broad * 0.22)}L${round(x + lean + side * 0.8 + broad * 0.15)} -5Z" fill="${lit}" opacity=".55"/><path d="M${round(x + lean * 0.6 + broad / 2)} ${round(twig)}q${round(between(easel, -34, 34))} -10 ${round(between(easel, -44, 44))} -34" fill="none" stroke="${dark}" stroke-width="${round(broad * 0.18)}"/>`
  })
  return trunks.join('')
}

/** A row of firs, thick as fur. */
export const pines: Painter = (easel, layer) => {
  const [y = 300, height = 70] = layer.numbers
  const dark = darkOf(easel, layer)
  const fill = down(easel, y - height, y + 20, [
    [mix(dark, easel.palette.light, 0.18), 0],
    [dark, 1],
  ])
  const firs = Array.from({ length: 16 }, () => {
    const [x, tall] = [between(easel, -8, 308), height * between(easel, 0.5, 1.05)]
    const steps = 5
    let path = `M${round(x)} ${round(y - tall)}`
    for (let side = 1; side >= -1; side -= 2) {
      const levels = Array.from({ length: steps }, (_, at) => (side === 1 ? at + 1 : steps - at))
      for (const level of levels) {
        const [reach, low] = [tall * 0.055 * level * side, y - tall + (tall / steps) * level]
        path += side === 1 ? `L${round(x + reach)} ${round(low)}L${round(x + reach * 0.5)} ${round(low - 3)}` : `L${round(x + reach)} ${round(low)}L${round(x + reach * 0.45)} ${round(low - (tall / steps) * 0.9)}`
      }
    }
    return `${path}Z`
  })
  return `<path d="${firs.join('')}M-5 ${y - 6}H305V${HEIGHT + 5}H-5Z" fill="${fill}"/>`
}

/** Roofs and chimneys; somebody is still awake. */
export const city: Painter = (easel, layer) => {
  const [y = 290, height = 80] = layer.numbers
  const dark = darkOf(easel, layer)
  const fill = down(easel, y - height, HEIGHT, [
    [mix(dark, easel.palette.light, 0.14), 0],
    [mix(dark, easel.palette.ink, 0.5), 1],
  ])
  let [x, walls, panes] = [-10, '', '']
  while (x < 305) {
    const [wide, tall] = [between(easel, 22, 46), height * between(easel, 0.35, 1)]
    const [top, peak] = [y - tall, y - tall - between(easel, 10, 28)]
    walls += `M${round(x)} ${HEIGHT}V${round(top)}L${round(x + wide / 2)} ${round(peak)}L${round(x + wide)} ${round(top)}V${HEIGHT}Z`
    if (easel.chance() < 0.6) walls += `M${round(x + wide * 0.68)} ${round(top)}v${round(peak - top - 6)}h5v${round(top - peak + 6)}Z`
    for (let row = top + 10; row < Math.min(y + 30, HEIGHT - 20); row += 15)
      for (let pane = x + 6; pane < x + wide - 8; pane += 11)
        if (easel.chance() < 0.22) panes += `M${round(pane)} ${round(row)}h5v8h-5Z`
    x += wide
  }
  return `<path d="${walls}" fill="${fill}"/><path d="${panes}" fill="${mix(easel.palette.light, '#ffd98a', 0.5)}" opacity="${1 - depthOf(layer)}"/>`
}

/** A palace of coral, or of ice: tapering spikes in a fan. */
export const crystals: Painter = (easel, layer) => {
  const [x = 150, y = 350, height = 120] = layer.numbers
  const base = hazed(easel, mix(easel.palette.near, easel.palette.light, 0.3), depthOf(layer))
  const spikes = [-3, 3, -2, 2, -1, 1, 0].map((at) => {
    const [lean, tall, wide] = [at * 0.2, height * (1 - Math.abs(at) * 0.2) * between(easel, 0.75, 1.1), height * 0.09]
    const [topX, topY] = [x + at * wide * 1.1 + Math.sin(lean) * tall, y - Math.cos(lean) * tall]
    const foot = x + at * wide * 1.1
    return `<path d="M${round(foot - wide)} ${y}L${round(topX)} ${round(topY)}L${round(foot)} ${y}Z" fill="${mix(base, '#ffffff', 0.3)}"/><path d="M${round(foot)} ${y}L${round(topX)} ${round(topY)}L${round(foot + wide)} ${y}Z" fill="${mix(base, easel.palette.ink, 0.45)}"/>`
  })
  return glow(easel, [x, y - height / 2], height, easel.palette.light, 0.4) + spikes.join('')
}

/** A dark bough across an upper corner, so that we look from under it; `flip` for the other corner. */
export const boughs: Painter = (easel, { marks }) => {
  const ink = mix(easel.palette.ink, easel.palette.near, 0.25)
  const twigs = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [150 - at * 17, 14 + at * 9 + between(easel, -6, 6)]
    const [dx, dy] = [between(easel, 10, 34), between(easel, 12, 44)]
    const leaves = Array.from({ length: 4 }, (_, leaf) => {
      const part = 0.4 + leaf * 0.2
      const [lx, ly, turn] = [x + dx * part, y + dy * part, between(easel, -5, 5)]
      return `<path d="M${round(lx)} ${round(ly)}q${round(turn + 3)} 4 ${round(turn)} 13q${round(-turn - 5)} -5 ${round(-turn)} -13Z" fill="${ink}"/>`
    })
    return `<path d="M${x} ${round(y)}q${round(dx * 0.7)} ${round(dy * 0.2)} ${round(dx)} ${round(dy)}" stroke-width="2" fill="none"/>${leaves.join('')}`
  })
  const limb = `<path d="M-10 112C40 84 90 44 176 10L170 2C90 30 30 60 -10 76Z" fill="${ink}"/>`
  return `<g stroke="${ink}" stroke-linecap="round"${marks.has('flip') ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>${limb}${twigs.join('')}</g>`
}

/** Tall dark grass before everything else. */
export const reeds: Painter = (easel, { numbers: [high = 70] }) => {
  const blades = Array.from({ length: 44 }, () => {
    const [x, tall, lean] = [between(easel, -5, 305), high * between(easel, 0.35, 1), between(easel, -16, 16)]
    return `M${round(x)} 425q${round(lean * 0.1)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}q${round(-lean * 0.3)} ${round(tall * 0.4)} ${round(-lean + 4)} ${round(tall)}Z`
  })
  return `<path d="${blades.join('')}" fill="${mix(easel.palette.ink, easel.palette.near, 0.3)}"/>`
}
