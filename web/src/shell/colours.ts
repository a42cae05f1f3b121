// The colours that people chose for their seats, as the style of whatever shows a table; those of their pieces come
// first, where a game gives them any.
import { COLOURS, type Chair } from '../wire/table'

export const ALL_COLOURS = Array.from({ length: COLOURS }, (_, colour) => colour)

export const coloursOf = ({ chairs }: { chairs: readonly Pick<Chair, 'colour'>[] }): string =>
  chairs.map(({ colour }, seat) => `--seat-${seat}: var(--pieces-${seat}, var(--paint-${colour % COLOURS}))`).join('; ')

/** The one that the table gives to the next chair. */
export const freeColour = (chairs: readonly Pick<Chair, 'colour'>[]): number =>
  ALL_COLOURS.find((colour) => chairs.every((chair) => chair.colour !== colour)) ?? 0
