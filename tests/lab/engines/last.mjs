// An engine in its smallest form: it makes the last of its legal moves, thinks well of it, and signals nothing.
import { createInterface } from 'node:readline'

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line)
  if (asked.kind === 'hello') say({ kind: 'ready', protocol: 1, name: 'last' })
  if (asked.kind === 'question') say(answer(asked))
}

function answer({ number, legal }) {
  if (legal.length === 0) return { kind: 'answer', number, signals: [] }
  const choice = legal.length - 1
  return { kind: 'answer', number, choice, thoughts: [{ move: legal[choice], share: 1, promise: 0.5 }] }
}
