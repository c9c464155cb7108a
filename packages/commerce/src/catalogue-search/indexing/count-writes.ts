import type { SearchEngine } from '@vonk/search/port'

export type CountedEngine = {
  readonly engine: SearchEngine
  /** Another number after every write; null while one is going on. */
  version(): number | null
  /** Something beside the documents has changed what is found. */
  bump(): void
}

/** An engine that tells whether anything was written: what was found before is right as long as nothing was. */
export function countWrites(engine: SearchEngine): CountedEngine {
  let done = 0
  let running = 0

  async function counted(write: () => Promise<void>): Promise<void> {
    running += 1
    try {
      await write()
    } finally {
      running -= 1
      done += 1
    }
  }

  return {
    engine: {
      ...engine,
      index: (collection, documents) => counted(() => engine.index(collection, documents)),
      remove: (collection, ids) => counted(() => engine.remove(collection, ids)),
      retain: (collection, ids) => counted(() => engine.retain(collection, ids)),
    },
    version: () => (running === 0 ? done : null),
    bump() {
      done += 1
    },
  }
}
