/** The thirty, by number: kind people have soft heads, wicked ones have edges. Their names are in the catalogue. */
import { EXTRAS, EYES, HEADS, MOUTHS } from './features'

export interface Portrait {
  head: keyof typeof HEADS
  skin: string
  /** The paper behind the head. */
  sky: string
  eyes: keyof typeof EYES
  mouth: keyof typeof MOUTHS
  /** Behind the head; on it, under eyes and mouth; on top of everything. */
  behind?: readonly (keyof typeof EXTRAS)[]
  under?: readonly (keyof typeof EXTRAS)[]
  over?: readonly (keyof typeof EXTRAS)[]
}

// One line each, to be compared at a glance.
// prettier-ignore
export const PEOPLE: Record<number, Portrait> = {
  1: { head: 'cloud', skin: '#a9c9e6', sky: '#e9eff3', eyes: 'above', mouth: 'dreamy', under: ['blush', 'raised'], behind: ['sparkles'] },
  2: { head: 'round', skin: '#f3b64a', sky: '#f9e7c4', eyes: 'wink', mouth: 'tongue', under: ['freckles'], over: ['jester'] },
  3: { head: 'block', skin: '#7f8a94', sky: '#2c2a33', eyes: 'drowsy', mouth: 'frown', under: ['stern'], over: ['raincloud'] },
  4: { head: 'pear', skin: '#f2a7b0', sky: '#fbe6e4', eyes: 'merry', mouth: 'crumbs', under: ['blush'], over: ['lollipop'] },
  5: { head: 'egg', skin: '#b8d47e', sky: '#eef3d8', eyes: 'wide', mouth: 'oh', under: ['raised'], over: ['lens'] },
  6: { head: 'spade', skin: '#6f9a4a', sky: '#1f2a20', eyes: 'sly', mouth: 'sneer', under: ['greenEye'] },
  7: { head: 'drop', skin: '#f5b79c', sky: '#fbeadd', eyes: 'below', mouth: 'wavy', under: ['blush', 'worried'], over: ['hands'] },
  8: { head: 'pear', skin: '#c7a6de', sky: '#f0e8f5', eyes: 'shut', mouth: 'song', under: ['blush', 'raised'], behind: ['notes'] },
  9: { head: 'egg', skin: '#b07a55', sky: '#2b1f1c', eyes: 'aside', mouth: 'smirk', under: ['doubting'], over: ['nose'] },
  10: { head: 'round', skin: '#8fcfc0', sky: '#e2f1ec', eyes: 'dizzy', mouth: 'teeth', over: ['bandage'] },
  11: { head: 'cloud', skin: '#f0c3a0', sky: '#faeadb', eyes: 'merry', mouth: 'smile', under: ['blush'], over: ['bow'] },
  12: { head: 'shard', skin: '#8d7bb0', sky: '#25203a', eyes: 'aside', mouth: 'pout', under: ['stern', 'tear'] },
  13: { head: 'round', skin: '#f7d36b', sky: '#eef4d6', eyes: 'stars', mouth: 'grin', under: ['blush'], over: ['clover'] },
  14: { head: 'pebble', skin: '#f09a72', sky: '#fbe3d3', eyes: 'aside', mouth: 'teeth', under: ['freckles', 'doubting'], over: ['propeller'] },
  15: { head: 'block', skin: '#9a8b3c', sky: '#272413', eyes: 'cross', mouth: 'clenched', over: ['purse'] },
  16: { head: 'pebble', skin: '#f6c85f', sky: '#fdf0cf', eyes: 'merry', mouth: 'laugh', under: ['blush', 'raised', 'tear'] },
  17: { head: 'egg', skin: '#e3b58f', sky: '#efe6da', eyes: 'shut', mouth: 'dreamy', under: ['beard', 'raised'], behind: ['sparkles'] },
  18: { head: 'flame', skin: '#d8472f', sky: '#2e0f10', eyes: 'cross', mouth: 'shout', under: ['stern'], behind: ['steam'] },
  19: { head: 'pebble', skin: '#9db7dd', sky: '#e4eaf4', eyes: 'shut', mouth: 'whistle', under: ['blush'], over: ['nightcap', 'snores'] },
  20: { head: 'round', skin: '#fbead2', sky: '#f8dcd3', eyes: 'dots', mouth: 'laugh', under: ['blush', 'raised'], over: ['clownNose'] },
  21: { head: 'spade', skin: '#c25a7c', sky: '#2c1522', eyes: 'drowsy', mouth: 'grin', under: ['raised'], over: ['laurels'] },
  22: { head: 'egg', skin: '#eeb3c8', sky: '#fbe7ef', eyes: 'shut', mouth: 'kiss', under: ['lashes', 'blush'], over: ['fan'] },
  23: { head: 'pebble', skin: '#d9a066', sky: '#e8f0e2', eyes: 'ahead', mouth: 'smile', under: ['freckles'], over: ['hat'] },
  24: { head: 'shard', skin: '#7b6a9c', sky: '#1c1626', eyes: 'dots', mouth: 'sneer', over: ['mask'], behind: ['cape'] },
  25: { head: 'drop', skin: '#f29c9c', sky: '#fde6e4', eyes: 'hearts', mouth: 'smile', under: ['blush'], behind: ['floating'] },
  26: { head: 'egg', skin: '#c9d6a5', sky: '#edf1e0', eyes: 'ahead', mouth: 'smile', under: ['raised'], over: ['glasses', 'mortarboard'] },
  27: { head: 'shard', skin: '#8fb7cc', sky: '#16242e', eyes: 'cold', mouth: 'zigzag', over: ['icicles'] },
  28: { head: 'round', skin: '#e8c08a', sky: '#e6ecf3', eyes: 'ahead', mouth: 'grin', under: ['raised'], over: ['plume'] },
  29: { head: 'round', skin: '#ffd866', sky: '#fff3cf', eyes: 'stars', mouth: 'smile', under: ['blush'], behind: ['rays'] },
  30: { head: 'thorny', skin: '#a33a34', sky: '#23090b', eyes: 'single', mouth: 'fangs', over: ['crown', 'moustache'] },
}
