import type { Client } from '@vonk/client'
import { mapUrl } from '@vonk/contract'
import { createVersionedCache } from '../cache/index.ts'
import { searchCall } from './catalogue/index.server.ts'

type CatalogueVersion = {
  readonly storeCode: string
  /** Another number whenever the catalogue may answer differently; null while that is unknown. */
  readonly version: () => number | null
}

/** The calls whose answers depend on nothing but the catalogue. */
const catalogueCalls: readonly string[] = [mapUrl.name, searchCall]

/** The prices of a group are kept for nobody. */
function isForSome(input: object = {}): boolean {
  return 'groupToken' in input
}

/**
 * Lets a client ask the catalogue once for what it has asked before: as long as the catalogue's version stays the same,
 * the answer is the same object, and so is all that was made from it.
 */
export function createAnswerCache({ max = 400 }: { readonly max?: number } = {}) {
  const answers = createVersionedCache({ max })
  function withCachedAnswers(client: Client, { storeCode, version }: CatalogueVersion): Client {
    const call: Client['call'] = (endpoint, ...input) => {
      const load = () => client.call(endpoint, ...input)
      if (!catalogueCalls.includes(endpoint.name) || input.length !== 1 || isForSome(input[0])) return load()
      const key = `${storeCode} ${endpoint.name} ${JSON.stringify(input[0])}`
      // A refusal is asked for again.
      return answers.find(key, { version, load, isGood: ({ ok }) => ok })
    }
    return { call }
  }
  return { withCachedAnswers, usage: answers.usage }
}
