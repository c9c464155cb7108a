import { type Answer, type FakeCall, refusal, result, tokenOf } from './fake-answer.ts'
import type { FakeCustomers } from './fake-customers.ts'
import type { FakeChild, FakeChildren } from './fake-profiles.ts'

const path = '/api/ext/family/children'

/** The children of the customers, in the order they were added. */
export function createFakeFamilies(customers: FakeCustomers, families: FakeChildren) {
  let last = 0

  function answer({ request, url, body }: FakeCall): Answer | null {
    if (!url.pathname.startsWith(path)) return null
    const owner = customers.whoIs(tokenOf(request))
    if (owner === null || owner === undefined) return refusal(401, 'not-signed-in', 'User is not authorized')
    const sent = told(Object(Object(body.child).childCustomer))
    const id = Number(url.pathname.slice(path.length + 1))
    return request.method === 'POST' ? add(owner, sent) : change(owner, request.method === 'DELETE' ? null : sent, id)
  }

  function add(owner: number, sent: Omit<FakeChild, 'id'>): Answer {
    last += 1
    const child = { ...sent, id: last }
    families.set(owner, [...(families.get(owner) ?? []), child])
    return result(child)
  }

  /** Null deletes the child. */
  function change(owner: number, sent: Omit<FakeChild, 'id'> | null, id: number): Answer {
    const children = families.get(owner) ?? []
    if (!children.some((child) => child.id === id)) return refusal(404, 'child-unknown', 'No such child.')
    const child = sent && { ...sent, id }
    families.set(
      owner,
      children.flatMap((one) => (one.id === id ? (child ?? []) : one)),
    )
    return result(child ?? true)
  }

  return { answer }
}

/** What was not told is absent. */
function told(fields: Readonly<Record<string, unknown>>) {
  const { firstname, ...others } = fields
  return {
    firstname: String(firstname),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
  }
}
