import type { ShownList } from '../../prices/own-prices.ts'
import type { EngineParts } from '../engine-parts.ts'

/** Asks for the list in view as it is for the customer's group, whose prices put it into another order. */
export function createListEngine(parts: EngineParts) {
  const { store, prices: page } = parts
  const proofOf = () => {
    const { token, groupToken } = store.read().session
    return token === null ? null : groupToken
  }
  const groupOf = () => store.read().session.groupId
  let shownGroup = groupOf()

  async function follow(): Promise<void> {
    const [shown, groupToken, group] = [page.shownList.read(), proofOf(), groupOf()]
    if (!shown || groupToken === null) return
    const list = await ask(parts, shown, groupToken)
    // The shopper has gone on, or somebody else is logged in by now.
    if (list === null || page.shownList.read() !== shown || groupOf() !== group) return
    // What is the same for everybody stays the same object.
    if (JSON.stringify(list) !== JSON.stringify(shown.list)) page.ownList.set({ of: shown.list, list })
  }

  page.shownList.subscribe(() => void follow())
  // Also when another tab logs in or out.
  store.subscribe(() => {
    if (groupOf() === shownGroup) return
    shownGroup = groupOf()
    page.ownList.set(null)
    void follow()
  })
  return { follow }
}

/** Null without an answer: then everybody's list stays. */
async function ask(
  { fetch, origin }: EngineParts,
  { address, question }: ShownList,
  groupToken: string,
): Promise<unknown> {
  const body = new URLSearchParams({ ...question, groupToken })
  try {
    const response = await fetch(new Request(new URL(address, origin), { method: 'POST', body }))
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
