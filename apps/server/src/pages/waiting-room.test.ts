import { createLog } from '@vonk/platform/log'
import { describe, expect, it } from 'vitest'
import { createWaitingRoom, withAdmission } from './waiting-room.ts'

type Asked = { readonly path: string; readonly place?: string; readonly admission?: string }

/** A line in which everybody waits who shows no admission. */
function aRoom({ isOn = true, isUnavailable = false } = {}) {
  const state = { isOn, isUnavailable, asked: [] as Asked[], time: 0 }
  const api = async (request: Request) => {
    if (state.isUnavailable) throw new Error('away')
    if (request.method === 'GET') return Response.json({ code: 200, result: { views: state.isOn ? ['en'] : [] } })
    // The test itself has sent it.
    const asked = (await request.json()) as Asked
    state.asked.push(asked)
    const result = asked.admission ? { isWaiting: false } : { isWaiting: true, ahead: 3, place: 'place.1' }
    return Response.json({ code: 200, result })
  }
  const room = createWaitingRoom({ api, log: createLog({ name: 'test', level: 'silent' }), now: () => state.time })
  const enter = (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost${path}`, { headers })
    return room.enter(request, { requestId: 'r-1', nonce: 'n', clientAddress: null, route: null })
  }
  return { room, enter, state }
}

describe('createWaitingRoom', () => {
  it('has a visitor wait, and gives them a place no script can read', async () => {
    const { enter } = aRoom()
    const { waiting, cookies } = await enter('/en/')

    expect(waiting).toEqual({ ahead: 3 })
    expect(cookies).toEqual(['vonk_place=place.1; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200'])
  })

  it('shows what the visitor keeps to the API, and the page by its own path', async () => {
    const { enter, state } = aRoom()
    const entry = await enter('/en/girls.data', { cookie: 'a=b; vonk_place=p; vonk_admitted=in' })
    await enter('/en/_.data')

    expect(entry).toEqual({ waiting: null, cookies: [] })
    expect(state.asked).toMatchObject([{ path: '/en/girls/', place: 'p', admission: 'in' }, { path: '/en/' }])
  })

  it('asks nobody for what is no page', async () => {
    const { enter, state } = aRoom()
    for (const path of ['/shell/menu.json', '/robots.txt']) expect((await enter(path)).waiting).toBeNull()
    expect((await enter('/product-data/7/reviews', { 'sec-fetch-dest': 'empty' })).waiting).toBeNull()

    expect(state.asked).toEqual([])
  })

  it('opens and closes within half a second, and until it is known no page comes from the cache', async () => {
    const { room, enter, state } = aRoom({ isOn: false })
    expect(room.mayBeOn()).toBe(true)
    expect((await enter('/en/')).waiting).toBeNull()
    expect(room.mayBeOn()).toBe(false)

    state.isOn = true
    state.time = 500
    expect((await enter('/en/')).waiting).not.toBeNull()
    expect(room.mayBeOn()).toBe(true)
  })

  it('has nobody wait while nobody can say who does', async () => {
    const { enter, state } = aRoom()
    await enter('/en/')
    state.isUnavailable = true

    expect(await enter('/en/')).toEqual({ waiting: null, cookies: [] })
  })
})

describe('withAdmission', () => {
  it('keeps what is for one visitor from caches, and leaves the rest alone', () => {
    const page = new Response('page', { headers: { 'cache-control': 'no-cache' } })

    expect(withAdmission(page, { waiting: null, cookies: [] })).toBe(page)
    const given = withAdmission(page, { waiting: { ahead: 1 }, cookies: ['vonk_place=1'] })
    expect([given.headers.get('cache-control'), given.headers.getSetCookie()]).toEqual([
      'private, no-store',
      ['vonk_place=1'],
    ])
  })
})
