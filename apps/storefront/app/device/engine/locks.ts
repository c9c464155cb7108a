/** Lets one piece of work of a name run at a time, in all tabs of the browser. */
export type Locks = { hold<Value>(name: string, work: () => Promise<Value>): Promise<Value> }

/** The browser's locks; where there are none, at least this tab keeps to one at a time. */
export function browserLocks(): Locks {
  const manager = globalThis.navigator?.locks
  if (!manager) return createLocks()
  // The browser types its answer as a promise of a promise.
  return { hold: async (name, work) => (await manager.request(name, work)) as Awaited<ReturnType<typeof work>> }
}

export function createLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    hold(name, work) {
      const before = tails.get(name) ?? Promise.resolve()
      const run = before.then(work)
      tails.set(
        name,
        run.catch(() => {}),
      )
      return run
    },
  }
}
