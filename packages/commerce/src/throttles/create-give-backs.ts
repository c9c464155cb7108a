type Pay = (owed: ReadonlyMap<string, number>) => Promise<void>

const PAY_AFTER_MS = 250

/**
 * Attempts that turned out to be none, taken off their counters a moment later: many log-ins then cost one statement.
 * What a process owes when it or the database dies stays counted until its window has passed.
 */
export function createGiveBacks(pay: Pay) {
  const owed = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null
  let paying = Promise.resolve()

  /** Still owed until it is paid, so that whoever is refused meanwhile knows what to wait for. */
  async function payAll(): Promise<void> {
    if (owed.size === 0) return
    const due = new Map(owed)
    try {
      await pay(due)
    } finally {
      for (const [key, times] of due) add(key, -times)
    }
  }

  function add(key: string, times: number) {
    const left = (owed.get(key) ?? 0) + times
    if (left > 0) owed.set(key, left)
    else owed.delete(key)
  }

  function settle(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const paid = paying.then(payAll)
    paying = paid.catch(() => {})
    return paid
  }

  return {
    add(keys: readonly string[]): void {
      for (const key of keys) add(key, 1)
      // A database that is away is complained of by the calls that need it.
      timer ??= setTimeout(() => settle().catch(() => {}), PAY_AFTER_MS).unref()
    },
    owes: (keys: readonly string[]): boolean => keys.some((key) => owed.has(key)),
    settle,
  }
}
