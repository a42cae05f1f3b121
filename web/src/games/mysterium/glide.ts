/** An intuition that is moved glides from card to card. */
import { crossfade } from 'svelte/transition'
import { FLIGHT, lasting } from '../../kit/motion'

export const [leave, land] = crossfade({ duration: () => lasting(FLIGHT) })
