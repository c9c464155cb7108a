import type { Client } from '@vonk/client'
import { mapUrl, searchCatalogue } from '@vonk/contract'

type Asking = { readonly storeCode: string /** Of the catalogue. */; readonly version: () => number | null }
type Known = { readonly version: number; readonly answer: ReturnType<Client['call']> }

/** What the catalogue alone decides. */
const fromCatalogue: readonly string[] = [mapUrl.name, searchCatalogue.name]

/**
 * Lets a client ask the catalogue once for what it has asked before: as long as the catalogue tells that nothing in it
 * has changed, the answer is the very object it was, and so is all that was made of it.
 */
export function createKnownAnswers({ mostAnswers = 400 }: { readonly mostAnswers?: number } = {}) {
  const known = new Map<string, Known>()

  function keep(name: string, answer: Known): void {
    known.delete(name)
    known.set(name, answer)
    const [oldest] = known.keys()
    if (known.size > mostAnswers && oldest !== undefined) known.delete(oldest)
  }

  /** A refusal, a failure and what changed on the way are asked for again. */
  async function orForget<Answer extends { ok: boolean }>(call: Promise<Answer>, name: string, isStill: () => boolean) {
    let isGood = false
    try {
      const answer = await call
      isGood = answer.ok && isStill()
      return answer
    } finally {
      if (!isGood) known.delete(name)
    }
  }

  return function withKnownAnswers(client: Client, { storeCode, version }: Asking): Client {
    const call: Client['call'] = (endpoint, ...asked) => {
      const before = fromCatalogue.includes(endpoint.name) && asked.length === 1 ? version() : null
      if (before === null) return client.call(endpoint, ...asked)
      const name = `${storeCode} ${endpoint.name} ${JSON.stringify(asked[0])}`
      const held = known.get(name)
      // Kept under the name of its endpoint, so it has the type of that endpoint's answer.
      if (held?.version === before) return held.answer as never
      const answer = orForget(client.call(endpoint, ...asked), name, () => version() === before)
      keep(name, { version: before, answer })
      return answer
    }
    return { call }
  }
}
