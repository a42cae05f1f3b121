// What the table sends, as one frame of what this page shows.
import type { Frame } from '../kit/frames.svelte'
import { NOTHING_TO_TELL, type Tell, type Telling } from '../kit/telling'
import type { Looker, TableFrame } from '../net/live.svelte'
import type { Eyes, Room, Told } from '../wire/table'

export type ShownFrame = TableFrame & Frame

/** Everybody may act at a screen that a real table shares: there `shared` says so. */
export function shownFrame(frame: TableFrame, { chairs }: Room, shared = false): ShownFrame {
  const { acting, eyes } = frame.update
  const bots = acting.length > 0 && acting.every((seat) => chairs[seat]?.level != null)
  const toAct = ({ seat, legal }: Eyes) => seat !== null && acting.includes(seat) && legal.length > 0
  return { ...frame, racing: shared || acting.length > 1, yours: eyes.some(toAct), bots }
}

/** The eyes of the one who looks, or the first at this device. */
export const eyesOf = ({ update }: TableFrame, looker: Looker): Eyes =>
  update.eyes.find(({ seat }) => seat === looker) ?? update.eyes[0]!

export const eventsOf = (heard: readonly Told[]): unknown[] => heard.flatMap((one) => one.events)

/** The story of a frame, to the one who looks. */
export function toldTo(looker: Looker, was: TableFrame, now: TableFrame, game: string, tell: Tell): Telling {
  const { seat, view } = eyesOf(now, looker)
  const events = eventsOf(now.fresh.get(seat) ?? [])
  return events.length === 0 ? NOTHING_TO_TELL : tell({ game, events, was: eyesOf(was, looker).view, now: view, seat })
}

/** What the first at this device heard since his own last move, if that was more than one thing. */
export function heardSinceOwnMove({ told, update }: TableFrame): readonly Told[] {
  const { seat } = update.eyes[0]!
  const heard = told.get(seat) ?? []
  const own = heard.findLastIndex((one) => one.seat !== null && one.seat === seat)
  const since = heard.slice(own + 1).filter((one) => one.events.length > 0)
  return own >= 0 && since.length > 1 && update.outcome === null ? since : []
}
