/** One attempt as a counter holds it. */
export type Owed = { readonly key: string; readonly at: number }

type Pay = (owed: readonly Owed[]) => Promise<void>

const PAY_AFTER_MS = 250

/**
 * Attempts that turned out to be none, taken off their counters a moment later: many log-ins then cost one statement.
 * What a process owes when it or the database dies stays counted until its window has passed.
 */
export function createGiveBacks(pay: Pay) {
  const owed = new Set<Owed>()
  let timer: NodeJS.Timeout | null = null
  let paying = Promise.resolve()

  /** Still owed until it is paid, so that whoever is refused meanwhile knows what to wait for. */
  async function payAll(): Promise<void> {
    if (owed.size === 0) return
    const due = [...owed]
    try {
      await pay(due)
    } finally {
      for (const one of due) owed.delete(one)
    }
  }

  function settle(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const paid = paying.then(payAll)
    paying = paid.catch(() => {})
    return paid
  }

  return {
    add(attempts: readonly Owed[]): void {
      for (const attempt of attempts) owed.add(attempt)
      // A database that is away is complained of by the calls that need it.
      timer ??= setTimeout(() => settle().catch(() => {}), PAY_AFTER_MS).unref()
    },
    owes: (keys: readonly string[]): boolean => [...owed].some(({ key }) => keys.includes(key)),
    settle,
  }
}
