/** Makes scores heard, at once or offline. */
import type { Noise, RoomLayer, Score, Tone } from './score'

const SILENCE = 0.0001 // an exponential never ends at nothing
const STRIKE_SECONDS = 0.004 // sooner it would crack
const AHEAD_SECONDS = 0.02 // what is asked for now, a busy device would begin in the middle of its strike
const HISS_SECONDS = 3
const ROOM_COMES_SECONDS = 4
const ROOM_GOES_SECONDS = 0.6

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>()

/** At once, or from that second on. */
export function perform(
  audio: BaseAudioContext,
  score: Score,
  to: AudioNode,
  from = audio.currentTime + AHEAD_SECONDS,
): void {
  for (const voice of score) strike(audio, voice, to, from + voice.at)
}

/** Until whoever began it ends it, which may be before it is all there. */
export function fillRoom(audio: BaseAudioContext, layers: readonly RoomLayer[], to: AudioNode): () => void {
  const coming = new GainNode(audio, { gain: 0 })
  coming.gain.linearRampToValueAtTime(1, audio.currentTime + ROOM_COMES_SECONDS)
  const going = new GainNode(audio)
  coming.connect(going).connect(to)
  const sources = layers.flatMap((layer) => breathe(audio, layer, coming))
  return () => {
    const gone = audio.currentTime + ROOM_GOES_SECONDS
    going.gain.setTargetAtTime(0, audio.currentTime, ROOM_GOES_SECONDS / 4)
    for (const source of sources) source.stop(gone)
  }
}

function strike(audio: BaseAudioContext, voice: Tone | Noise, to: AudioNode, from: number): void {
  const { loud, lasts, swells = STRIKE_SECONDS } = voice
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loud, from + swells)
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + lasts)
  const source = voice.kind === 'tone' ? toneOf(audio, voice, from) : noiseOf(audio, voice, from)
  source.end.connect(volume).connect(to)
  source.begin.start(from)
  source.begin.stop(from + lasts)
}

interface Source {
  begin: AudioScheduledSourceNode
  end: AudioNode
}

function toneOf(audio: BaseAudioContext, { wave, pitch, to, lasts }: Tone, from: number): Source {
  const voice = new OscillatorNode(audio, { type: wave, frequency: pitch })
  glide(voice.frequency, pitch, to, from, lasts)
  return { begin: voice, end: voice }
}

function noiseOf(audio: BaseAudioContext, { pitch, to, narrow, lasts }: Noise, from: number): Source {
  const hiss = new AudioBufferSourceNode(audio, { buffer: hissOf(audio), loop: true })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: narrow })
  glide(band.frequency, pitch, to, from, lasts)
  hiss.connect(band)
  return { begin: hiss, end: band }
}

function glide(frequency: AudioParam, pitch: number, to: number | undefined, from: number, lasts: number): void {
  if (to === undefined) return
  frequency.setValueAtTime(pitch, from)
  frequency.exponentialRampToValueAtTime(to, from + lasts)
}

/** A layer, and the slow wave that moves its loudness between a third and the whole of it. */
function breathe(audio: BaseAudioContext, layer: RoomLayer, to: AudioNode): AudioScheduledSourceNode[] {
  const { begin, end } =
    layer.kind === 'drone'
      ? toneOf(audio, { ...layer, kind: 'tone', wave: 'sine', at: 0, lasts: 0 }, 0)
      : noiseOf(audio, { ...layer, kind: 'noise', at: 0, lasts: 0 }, 0)
  const volume = new GainNode(audio, { gain: layer.loud * (2 / 3) })
  const breath = new OscillatorNode(audio, { frequency: 1 / layer.breath })
  breath.connect(new GainNode(audio, { gain: layer.loud / 3 })).connect(volume.gain)
  end.connect(volume).connect(to)
  for (const source of [begin, breath]) source.start()
  return [begin, breath]
}

function hissOf(audio: BaseAudioContext): AudioBuffer {
  const kept = hisses.get(audio)
  if (kept) return kept
  const made = new AudioBuffer({ length: HISS_SECONDS * audio.sampleRate, sampleRate: audio.sampleRate })
  made.copyToChannel(
    Float32Array.from({ length: made.length }, () => Math.random() * 2 - 1),
    0,
  )
  hisses.set(audio, made)
  return made
}
