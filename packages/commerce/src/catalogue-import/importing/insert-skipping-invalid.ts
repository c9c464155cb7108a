/** Stores items; when the database refuses some of them, all others are stored and those are told of. */
export async function insertSkippingInvalid<Item, Stored>(
  items: readonly Item[],
  put: (items: readonly Item[]) => Promise<readonly Stored[]>,
  onRefused: (item: Item, reason: string) => void,
): Promise<Stored[]> {
  try {
    return [...(await put(items))]
  } catch (error) {
    const { isWorthSplitting, reason } = judge(error)
    const [only, ...others] = items
    if (!isWorthSplitting || only === undefined) throw error
    if (others.length === 0) {
      if (reason === null) throw error
      onRefused(only, reason)
      return []
    }
    const middle = Math.ceil(items.length / 2)
    const first = await insertSkippingInvalid(items.slice(0, middle), put, onRefused)
    return [...first, ...(await insertSkippingInvalid(items.slice(middle), put, onRefused))]
  }
}

// Unfit values, broken constraints, and more than the server can take.
const unfit = /^(22|23|54)\w{3}$/
const TOO_SLOW = '57014'

/** What the database has against the data; something else that failed would fail with less of it too. */
function judge(error: unknown): { isWorthSplitting: boolean; reason: string | null } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null
  const state = cause !== null && 'code' in cause ? String(cause.code) : ''
  if (cause === null || !unfit.test(state)) return { isWorthSplitting: state === TOO_SLOW, reason: null }
  return { isWorthSplitting: true, reason: `the database refused it: ${cause.message}` }
}
