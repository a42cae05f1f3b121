// The result of a deal of the day as a picture: ten candles, as many of them lit as one came far.
import type { Words } from '../words/catalogue.svelte'
import { wordsOf } from '../words/catalogue.svelte'
import { LIGHTS, lightsOf, meritsOf, type Shared } from './dailyResult'

export const [WIDTH, HEIGHT] = [1080, 720]
const [INK, SOFT, BRASS, LINE] = ['#f5ebda', '#d0c0ae', '#e0bb74', '#8a6b3a']
const CANDLE = { step: 88, width: 34, height: 120, top: 330 }

export function drawResult(canvas: HTMLCanvasElement, shared: Shared, words: Words): void {
  const brush = canvas.getContext('2d')!
  drawRoom(brush)
  write(brush, words('page-house'), 110, 76, BRASS)
  write(brush, wordsOf(shared.game.id)('name'), 190, 60, INK)
  write(brush, words('daily-of', { date: shared.date }), 248, 34, SOFT)
  const lit = lightsOf(shared.result, shared.game.most_tally)
  for (let place = 0; place < LIGHTS; place++) drawCandle(brush, place, place < lit)
  write(brush, meritsOf(shared.game, shared.result).join(' · '), 560, 52, INK)
  if (shared.streak > 1) write(brush, words('daily-streak', { days: shared.streak }), 620, 34, BRASS)
  if (shared.address !== null) write(brush, shared.address, 668, 26, SOFT)
}

function drawRoom(brush: CanvasRenderingContext2D): void {
  const night = brush.createRadialGradient(WIDTH / 2, 380, 60, WIDTH / 2, 380, 720)
  night.addColorStop(0, '#4a1a2d')
  night.addColorStop(1, '#120a10')
  brush.fillStyle = night
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  brush.strokeStyle = LINE
  for (const [inset, width] of [
    [22, 5],
    [34, 2],
  ] as const) {
    brush.lineWidth = width
    brush.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
  }
}

function write(brush: CanvasRenderingContext2D, text: string, baseline: number, size: number, colour: string): void {
  brush.font = `600 ${size}px 'Cormorant Garamond', Georgia, serif`
  brush.textAlign = 'center'
  brush.fillStyle = colour
  brush.fillText(text, WIDTH / 2, baseline, WIDTH - 140)
}

function drawCandle(brush: CanvasRenderingContext2D, place: number, lit: boolean): void {
  const x = WIDTH / 2 + (place - (LIGHTS - 1) / 2) * CANDLE.step
  if (lit) drawFlame(brush, x)
  const wax = brush.createLinearGradient(x - CANDLE.width / 2, 0, x + CANDLE.width / 2, 0)
  const colours = lit ? ['#8f7453', '#fff3d6', '#7b5f3d'] : ['#4a3b35', '#6d5a50', '#3a2e2a']
  colours.forEach((colour, stop) => wax.addColorStop(stop / 2, colour))
  brush.fillStyle = wax
  brush.fillRect(x - CANDLE.width / 2, CANDLE.top + 40, CANDLE.width, CANDLE.height)
}

function drawFlame(brush: CanvasRenderingContext2D, x: number): void {
  const y = CANDLE.top + 14
  const halo = brush.createRadialGradient(x, y, 4, x, y, 70)
  halo.addColorStop(0, 'rgb(255 210 125 / 0.7)')
  halo.addColorStop(1, 'rgb(255 154 61 / 0)')
  brush.fillStyle = halo
  brush.fillRect(x - 70, y - 70, 140, 140)
  brush.fillStyle = '#ffd36f'
  brush.beginPath()
  brush.moveTo(x, y - 30)
  brush.bezierCurveTo(x + 18, y - 2, x + 16, y + 24, x, y + 24)
  brush.bezierCurveTo(x - 16, y + 24, x - 18, y - 2, x, y - 30)
  brush.fill()
}

export const pngOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((made, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : made(blob)), 'image/png'),
  )
