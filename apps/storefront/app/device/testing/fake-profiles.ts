import { type Answer, type FakeCall, refusal, result } from './fake-answer.ts'
import { fakeOrderHistory } from './fake-order-history.ts'

export type FakeChild = { readonly id: number; readonly firstname: string }
/** By customer. */
export type FakeChildren = Map<number, readonly FakeChild[]>

type Owner = { readonly id: number; readonly email: string }

/** What the server knows of a customer, and answers to nobody else. */
export function createFakeProfiles(children: FakeChildren) {
  const changed = new Map<number, object>()

  function me({ request, body }: FakeCall, { id, email }: Owner): Answer {
    if (Object(body.customer).firstname === 'X') return refusal(400, 'name-invalid', 'A name needs two letters')
    if (request.method === 'POST') changed.set(id, { ...changed.get(id), ...Object(body.customer) })
    return result({ ...profileOf(email, children.get(id)), ...changed.get(id) })
  }

  return {
    answer(call: FakeCall, owner: Owner | null): Answer | null {
      const isMe = call.url.pathname === '/api/user/me'
      if (!isMe && call.url.pathname !== '/api/user/order-history') return null
      if (!owner) return refusal(401, 'not-signed-in', 'User is not authorized')
      return isMe ? me(call, owner) : fakeOrderHistory('100000002', '100000001')
    },
  }
}

/** A customer as the API describes her. */
export function profileOf(email: string, children: readonly FakeChild[] = []) {
  const names = { firstname: 'Mila', lastname: 'Jansen' }
  const dates = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00', created_in: 'Vonk' }
  const numbers = { id: 7, group_id: 1, store_id: 1, website_id: 1, disable_auto_group_change: 0 }
  return {
    ...numbers,
    ...dates,
    ...names,
    email,
    addresses: [],
    groupToken: 'group-token',
    extension_attributes: { children },
  }
}
