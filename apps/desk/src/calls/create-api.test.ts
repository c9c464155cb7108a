import { createClient } from '@vonk/client'
import { listBlockKinds } from '@vonk/contract/calls'
import { describe, expect, it } from 'vitest'
import { createApi } from './create-api.ts'

const member = { email: 'anna@shop.example', name: 'Anna', role: 'editor', rights: ['stories.read'] }
const refused = () =>
  Response.json({ code: 401, result: 'No', meta: { refusal: 'staff-not-signed-in', requestId: 'r' } }, { status: 401 })

/** A shop whose session can end; each call is noted. */
function aShop() {
  const shop = { isIn: false, isUnavailable: false, calls: [] as string[] }
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    shop.calls.push(pathname)
    if (shop.isUnavailable) throw new TypeError('no network')
    if (pathname.endsWith('/log-in')) shop.isIn = true
    if (!shop.isIn) return refused()
    const result = pathname.endsWith('/blocks') ? { kinds: [] } : member
    return Response.json({ code: 200, result })
  }
  return { shop, api: createApi(createClient({ fetch, origin: 'http://localhost' })) }
}
const logIn = { email: 'anna@shop.example', password: 'x', code: '123456' }

describe('createApi', () => {
  it('knows who is logged in, and who is not', async () => {
    const { shop, api } = aShop()
    await api.start()
    expect(api.getSession()).toEqual({ status: 'out', member: null })
    shop.isIn = true
    await api.start()
    expect(api.getSession()).toEqual({ status: 'in', member })
  })

  it('does not take a shop that is away for a log-out', async () => {
    const { shop, api } = aShop()
    shop.isUnavailable = true
    await api.start()

    expect(api.getSession().status).toBe('unknown')
    expect(await api.ask(listBlockKinds, {})).toEqual({ ok: false, refusal: { code: 'offline' } })
  })

  it('keeps a call until somebody has logged in again, and makes it then', async () => {
    const { shop, api } = aShop()
    await api.logIn(logIn)
    shop.isIn = false
    const asked = api.ask(listBlockKinds, {})
    await expect.poll(() => api.getSession().status).toBe('expired')
    expect(api.getSession().member).toEqual(member)

    await api.logIn(logIn)

    expect(await asked).toEqual({ ok: true, value: { kinds: [] } })
    expect(shop.calls.filter((path) => path.endsWith('/blocks'))).toHaveLength(2)
  })
})
