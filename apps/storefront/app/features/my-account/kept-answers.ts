import { readLocal, writeLocal } from '../../device/index.ts'

/** Logging out removes everything below `shop/account/`. The number changes with the form of what is kept. */
const key = 'shop/account/answers-1'
const mostAnswers = 15
/** The cart lives in the same five megabytes. */
const mostCharacters = 500_000

type Answers = Readonly<Record<string, unknown>>

/** Keeps an answer to a customer on the device; what was seen longest ago makes room. */
export function keepAnswer(question: string, answer: unknown): void {
  const { [question]: _before, ...others } = readAnswers()
  const latest = [[question, answer] as const, ...Object.entries(others)].slice(0, mostAnswers)
  let room = mostCharacters
  const fitting = latest.filter((entry) => {
    room -= JSON.stringify(entry).length
    return room >= 0
  })
  writeLocal(key, Object.fromEntries(fitting))
}

/** Null where nobody has seen it on this device since the last log-out. */
export function findAnswer(question: string): unknown {
  return readAnswers()[question] ?? null
}

function readAnswers(): Answers {
  const kept = readLocal(key)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}
