import { indexedResults } from './engine/tasks/indexed-results.ts'
import { createResultCache, type ResultCache } from './engine/tasks/result-cache.ts'

/** Answers of the shop that may be used again without a network; at most 4 MB of them, and no page ever waits for it long. */
export function createLocalCache(): ResultCache {
  return createResultCache({
    database: indexedResults(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
  })
}
