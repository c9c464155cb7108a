import { readOrderHistory } from '@vonk/contract/calls'
import type { EngineParts } from '../engine-parts.ts'
import type { Transmitter } from '../tasks/transmitter.ts'

/** Which orders the customer has placed, the latest page of them; without an answer the device goes on without. */
export async function loadOrderHistory({ store }: Pick<EngineParts, 'store'>, api: Transmitter): Promise<void> {
  const answer = await api.call(readOrderHistory, {})
  if (!answer.isOk) return
  const ordersHistory = answer.value.items.map(({ increment_id: orderNumber }) => ({ orderNumber }))
  store.change((state) => {
    // Whoever has logged out meanwhile leaves nothing behind.
    if (state.session.token === null) return state
    return { ...state, session: { ...state.session, ordersHistory } }
  })
}
