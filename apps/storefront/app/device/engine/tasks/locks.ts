/** Lets one piece of work of a name run at a time, in all tabs of the browser. */
export type Locks = { hold<Value>(name: string, work: () => Promise<Value>): Promise<Value> }

type Manager = Pick<LockManager, 'request'>

/** The browser's locks; where there are none, or they are forbidden like all storage, at least this tab keeps to one at a time. */
export function browserLocks(manager: Manager | undefined = globalThis.navigator?.locks): Locks {
  const own = createLocks()
  if (!manager) return own
  return {
    async hold(name, work) {
      let isHeld = false
      const begin = () => {
        isHeld = true
        return work()
      }
      try {
        // The browser types its answer as a promise of a promise.
        return (await manager.request(name, begin)) as Awaited<ReturnType<typeof work>>
      } catch (error) {
        if (isHeld) throw error
        return own.hold(name, work)
      }
    },
  }
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
