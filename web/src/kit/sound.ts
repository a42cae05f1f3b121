/** Small synthetic sounds: no files, nothing to load. The shell's switch writes `data-sound` on the document. */

export type Sound = 'turn' | 'card' | 'goal' | 'medal' | 'end' | 'dice' | 'coin' | 'doom'

interface Note {
  pitch: number
  at: number
  lasts: number
  loud: number
  wave: OscillatorType
}

const bell = (pitch: number, at: number, lasts = 0.5): Note => ({ pitch, at, lasts, loud: 0.09, wave: 'triangle' })
const knock = (pitch: number, at: number): Note => ({ pitch, at, lasts: 0.05, loud: 0.13, wave: 'triangle' })

const SCORES: Record<Sound, Note[]> = {
  turn: [bell(587, 0, 0.4), bell(880, 0.12, 0.7)],
  card: [
    { pitch: 190, at: 0, lasts: 0.06, loud: 0.16, wave: 'sine' },
    { pitch: 920, at: 0, lasts: 0.025, loud: 0.03, wave: 'square' },
  ],
  goal: [bell(659, 0), bell(988, 0.09)],
  medal: [bell(523, 0), bell(659, 0.1), bell(784, 0.2), bell(1047, 0.3, 1.2)],
  end: [bell(392, 0, 0.8), bell(330, 0.22, 0.8), bell(262, 0.44, 1.4)],
  dice: [knock(330, 0), knock(410, 0.07), knock(290, 0.13), knock(450, 0.21), knock(350, 0.26), knock(300, 0.36)],
  coin: [bell(1319, 0, 0.25), bell(1760, 0.07, 0.9)],
  doom: [
    { pitch: 98, at: 0, lasts: 1.6, loud: 0.16, wave: 'sawtooth' },
    { pitch: 104, at: 0.02, lasts: 1.6, loud: 0.12, wave: 'sawtooth' },
    bell(233, 0.3, 1.6),
    bell(220, 0.6, 2),
  ],
}

let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (document.documentElement.dataset.sound === 'off') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of SCORES[sound]) strike(context, note)
}

function strike(audio: AudioContext, note: Note): void {
  const from = audio.currentTime + note.at
  const voice = new OscillatorNode(audio, { type: note.wave, frequency: note.pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(note.loud, from)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + note.lasts)
  voice.connect(volume).connect(audio.destination)
  voice.start(from)
  voice.stop(from + note.lasts)
}
