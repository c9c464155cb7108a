import { addToWishlist, checkStock, pullCart, readMe } from '@vonk/contract/calls'
import { describe, expect, it } from 'vitest'
import { refusal, toResponse } from '../../testing/fake-answer.ts'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { aProduct, openTab, settle, type Tab } from '../../testing/open-tab.ts'

type Options = Omit<Parameters<typeof openTab>[0], 'browser' | 'shop'>

const customer = { email: 'mila@example.com', password: 'Geheim12' }

function open(options: Options = {}) {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  const openAnother = (other: Options = {}) => openTab({ browser, shop, ...options, ...other })
  return { browser, shop, openAnother, tab: openAnother() }
}

async function loggedIn(options: Options = {}) {
  const opened = open(options)
  await opened.tab.engine.session.logIn(customer)
  await opened.tab.actions.add([aProduct()])
  await settle(opened.shop, opened.tab)
  opened.tab.events.length = 0
  opened.shop.calls.length = 0
  opened.shop.requests.length = 0
  return opened
}

const session = (tab: Tab) => tab.store.read().session
const names = (tab: Tab) => tab.events.map(({ name }) => name)

describe('logging in', () => {
  it('keeps the tokens and loads the profile [AUTH-09] [AUTH-10]', async () => {
    const { tab, shop } = open()

    expect(await tab.engine.session.logIn(customer)).toEqual({ ok: true, value: true })
    expect(session(tab)).toMatchObject({
      token: 'token-1',
      refreshToken: 'refresh-1',
      groupToken: 'group-token',
      groupId: 1,
      profile: { email: customer.email, firstName: 'Mila', lastName: 'Jansen' },
    })
    expect(names(tab)).toEqual([])
    expect(await shop.requests[0]?.json()).toEqual({ username: customer.email, password: customer.password })
  })

  it('with a wrong password leaves nobody logged in and never says which part was wrong [AUTH-11] [AUTH-27]', async () => {
    const { tab } = open()
    const answer = await tab.engine.session.logIn({ ...customer, password: 'wrong' })

    expect(answer).toMatchObject({ ok: false, refusal: { code: 'sign-in-incorrect' } })
    expect(session(tab)).toMatchObject({ token: null, profile: null })
    // The form that asked says it, once.
    expect(tab.notices()).toEqual([])
  })

  it('without network says that it failed, and the cart stays', async () => {
    const { tab, shop } = open()
    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    shop.plan('never-arrives')

    expect(await tab.engine.session.logIn(customer)).toMatchObject({ refusal: { code: 'unreachable' } })
    expect(tab.lines()).toEqual({ cap: 1 })
  })

  it('works right after an account was opened [AUTH-17]', async () => {
    const { tab, shop } = open()
    const account = { email: 'new@example.com', firstName: 'Noor', lastName: 'Bos', password: 'Geheim12' }

    expect(await tab.engine.session.register(account)).toEqual({ ok: true, value: true })
    expect(session(tab).profile?.email).toBe('new@example.com')
    expect(await tab.engine.session.register(account)).toMatchObject({ refusal: { code: 'email-taken' } })
    expect(await shop.requests[0]?.json()).toMatchObject({
      customer: { email: 'new@example.com', firstname: 'Noor', lastname: 'Bos' },
      password: 'Geheim12',
    })
  })
})

describe('the start of a visit', () => {
  it('restores who was logged in, and asks the server afterwards [AUTH-06] [AUTH-07]', async () => {
    const { shop, openAnother } = await loggedIn()
    const next = openAnother()
    expect(session(next)).toMatchObject({ token: 'token-1', profile: { firstName: 'Mila' } })

    await next.engine.start()
    expect(shop.calls[0]).toBe('GET /api/user/me')
    expect(session(next)).toMatchObject({ storeCode: 'en', startedAt: 1, isLocalDataLoaded: true, groupId: 1 })
  })

  it('refreshes the profile and the order history, unless the customer has gone meanwhile [AUTH-03] [AUTH-07]', async () => {
    const { shop, openAnother } = await loggedIn()
    const next = openAnother()
    await next.engine.start()
    await settle(shop, next)

    expect(shop.calls.slice(0, 2)).toEqual(['GET /api/user/me', 'GET /api/user/order-history'])
    expect(session(next).ordersHistory).toEqual([{ orderNumber: '100000002' }, { orderNumber: '100000001' }])

    const starting = next.engine.session.start()
    await next.engine.session.logOut({ isSilent: true })
    await starting
    await settle(shop, next)
    expect(session(next)).toMatchObject({ token: null, profile: null, ordersHistory: null })
  })

  it('knows tokens, group, customer, view, start, orders and the selected child [AUTH-01] [AUTH-02]', async () => {
    const { shop, openAnother } = await loggedIn()
    const child = { id: '3', firstName: 'Mila', birthMonth: null, heightCm: null, size: null }
    shop.children.set(7, [{ id: 3, firstname: 'Mila' }])
    const next = openAnother()
    next.store.change((state) => {
      const selectedChild = { id: '3', firstName: 'Mila', color: null }
      return { ...state, session: { ...state.session, selectedChild } }
    })
    await next.engine.start()
    await settle(shop, next)

    expect(session(next)).toEqual({
      token: 'token-1',
      refreshToken: 'refresh-1',
      groupToken: 'group-token',
      groupId: 1,
      profile: {
        customerId: '7',
        email: customer.email,
        firstName: 'Mila',
        lastName: 'Jansen',
        groupId: 1,
        addresses: [],
        children: [child],
      },
      storeCode: 'en',
      startedAt: 1,
      ordersHistory: [{ orderNumber: '100000002' }, { orderNumber: '100000001' }],
      isLocalDataLoaded: true,
      selectedChild: expect.objectContaining({ id: '3', firstName: 'Mila' }),
    })
  })

  it('says when nobody is logged in [AUTH-08]', async () => {
    const { tab, shop } = open()
    await tab.engine.start()

    expect(names(tab)).toEqual(['not-authorized'])
    expect(shop.calls).toEqual([])
  })
})

describe('logging out', () => {
  it('leaves nothing on the device for whoever comes next, in any tab [AUTH-12] [AUTH-13] [WISH-04]', async () => {
    const { tab, shop, browser, openAnother } = await loggedIn()
    const other = openAnother()
    const wish = { sku: 'cap', name: 'Cap', image: '', page: '', qty: 1 } as const
    tab.store.change((state) => ({ ...state, wishlist: [wish] }))
    for (const key of [
      'shop/compare/current',
      'shop/checkout/details',
      'shop/orders-history/1',
      'shop/account/loyalty-card',
    ]) {
      browser.texts.set(key, '1')
    }
    browser.setOnline(false)
    tab.engine.tasks.queue(addToWishlist, { skus: ['cap'] })
    browser.setOnline(true)
    await tab.engine.session.logOut({ isSilent: false })
    await settle(shop, tab, other)

    expect([...browser.texts.keys()]).toEqual([])
    expect(session(other)).toMatchObject({ token: null, refreshToken: null, profile: null, groupToken: null })
    expect(other.lines()).toEqual({})
    expect(other.store.read().wishlist).toEqual([])
    expect(shop.carts.linesOf('7')).toEqual({ cap: 1 })
    expect(shop.calls).toContain('POST /api/user/logout')
  })

  it('tells so, unless it is silent [AUTH-14]', async () => {
    const { tab } = await loggedIn()
    await tab.engine.session.logOut({ isSilent: true })
    expect(tab.notices()).toEqual([])

    await tab.engine.session.logOut({ isSilent: false })
    expect(tab.notices()).toEqual([{ type: 'success', message: { code: 'logged-out' }, actions: ['ok'] }])
  })
})

describe('the token', () => {
  it('travels as a bearer header, or in the address where the shop says so [AUTH-15] [SYNC-32]', async () => {
    const { tab, shop } = await loggedIn()
    await tab.engine.cart.afterChange()
    tab.actions.setQuantity(tab.line('cap'), 2)
    await settle(shop, tab)
    const update = shop.requests.find(({ url }) => url.includes('/cart/update'))
    expect(update?.headers.get('authorization')).toBe('Bearer token-1')
    expect(update?.url).toBe('http://shop.test/api/cart/update?cartId=7')

    const inAddress = await loggedIn({ settings: { tokenInHeader: false } })
    inAddress.tab.actions.setQuantity(inAddress.tab.line('cap'), 2)
    await settle(inAddress.shop, inAddress.tab)
    const other = inAddress.shop.requests.find(({ url }) => url.includes('/cart/update'))
    expect(other?.headers.get('authorization')).toBeNull()
    expect(other?.url).toBe('http://shop.test/api/cart/update?token=token-1&cartId=7')
  })

  it('is renewed when it has ended, once for all calls and all tabs [SYNC-37] [SYNC-39] [AUTH-21]', async () => {
    const { tab, shop, openAnother } = await loggedIn()
    const other = openAnother()
    shop.customers.expireTokens()
    const calls = [tab, other, tab].map(({ engine }) => engine.session.start())
    tab.actions.setQuantity(tab.line('cap'), 3)
    await Promise.all(calls)
    await settle(shop, tab, other)

    expect(shop.customers.counts.refreshes).toBe(1)
    expect(session(tab).token).toBe(session(other).token)
    expect(session(tab)).toMatchObject({ token: 'token-2', refreshToken: 'refresh-2' })
    expect(shop.carts.linesOf('7')).toEqual({ cap: 3 })
    const request = shop.requests.find(({ url }) => url.endsWith('/api/user/refresh'))
    expect(shop.calls).not.toContain('POST /api/user/logout')
    expect(request).toBeDefined()
  })

  it('is renewed once for twenty calls in two tabs that see late what the other has stored [SYNC-37] [AUTH-21]', async () => {
    const { browser, tab, shop, openAnother } = await loggedIn()
    const other = openAnother()
    shop.customers.expireTokens()
    const bringNews = browser.delayNews()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => callAsCustomer(at % 2 ? tab : other)))

    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    expect(shop.customers.counts.refreshes).toBe(1)
    bringNews()
    for (const own of [tab, other]) {
      expect(session(own)).toMatchObject({ token: 'token-2', refreshToken: 'refresh-2' })
    }
  })

  it('asks for a new refresh token with every use', async () => {
    const { tab, shop } = await loggedIn()
    shop.customers.expireTokens()
    const sent: unknown[] = []
    const { fetch } = shop
    shop.fetch = async (request) => {
      if (request.url.endsWith('/refresh')) sent.push(await request.clone().json())
      return fetch(request)
    }
    await tab.engine.session.start()

    expect(sent).toEqual([{ refreshToken: 'refresh-1', rotate: true }])
  })

  it('that cannot be renewed ends the session: logged out, asked to log in, nothing left waiting [SYNC-38] [SYNC-47] [SYNC-49]', async () => {
    const { tab, shop, browser } = await loggedIn()
    shop.customers.expireTokens()
    shop.customers.revokeRefreshTokens()
    const answer = await callAsCustomer(tab)

    expect(answer).toMatchObject({
      code: 401,
      result: 'Error refreshing user token. User is not authorized to access the resource',
    })
    expect(session(tab).token).toBeNull()
    expect(names(tab)).toContain('open-signup')
    expect([...browser.texts.keys()].filter((key) => key.startsWith('shop/syncTasks/'))).toEqual([])
  })

  it('is kept when nobody answered: only a definite refusal ends a session', async () => {
    const { tab, shop } = await loggedIn()
    shop.customers.expireTokens()
    shop.plan('none', 'never-arrives')
    const answer = await callAsCustomer(tab)

    expect(answer.isUnreachable).toBe(true)
    expect(session(tab).token).toBe('token-1')
    expect(await callAsCustomer(tab)).toMatchObject({ code: 200 })
  })

  it.each([
    [503, { code: 503, result: 'Busy' }],
    [429, { code: 429, result: 'Too many' }],
    [200, { code: 200, result: '' }],
  ])('is kept when the refresh is answered with %s by a server in trouble', async (status, body) => {
    const { tab, shop } = await loggedIn()
    const refused = () => toResponse(refusal(401, 'not-signed-in', 'No'))
    for (const answer of [refused, () => Response.json(body, { status })]) shop.answerNext(answer)
    const answer = await callAsCustomer(tab)

    expect(answer.isUnreachable).toBe(true)
    expect(session(tab).token).toBe('token-1')
    expect(names(tab)).not.toContain('open-signup')
  })

  it('that is refused again and again ends with the word to clear the storage [SYNC-48] [SYNC-49]', async () => {
    const { tab, shop } = await loggedIn({ settings: { maxTokenRefreshAttempts: 2 } })
    const { answer } = shop.customers
    shop.customers.answer = (call) => {
      if (call.url.pathname === '/api/user/me') return refusal(401, 'not-signed-in', 'No')
      return answer(call)
    }
    await callAsCustomer(tab)

    expect(shop.customers.counts.refreshes).toBe(2)
    expect(session(tab).token).toBeNull()
    expect(names(tab)).toContain('open-signup')
    expect(tab.notices()).toContainEqual({ type: 'error', message: { code: 'refresh-exhausted' }, actions: ['ok'] })
  })

  it('is not renewed where the shop does not do so: logged out and asked to log in [SYNC-50]', async () => {
    const { tab, shop } = await loggedIn({ settings: { autoRefreshTokens: false } })
    shop.customers.expireTokens()
    await callAsCustomer(tab)

    expect(shop.customers.counts.refreshes).toBe(0)
    expect(session(tab).token).toBeNull()
    expect(names(tab)).toContain('open-signup')
  })

  it('of a new login is free of the refusals before it [AUTH-09]', async () => {
    const { tab, shop } = await loggedIn()
    shop.customers.expireTokens()
    shop.customers.revokeRefreshTokens()
    await callAsCustomer(tab)
    await tab.engine.session.logIn(customer)

    expect(await callAsCustomer(tab)).toMatchObject({ code: 200 })
  })
})

function callAsCustomer(tab: Tab) {
  return tab.engine.api.call(readMe, {})
}

describe('answers', () => {
  const askAloud = ({ engine }: Tab) => engine.api.call(readMe, {}, { isSilent: false })

  it('that are not JSON count as none, and the log says why [SYNC-33] [SYNC-40] [SYNC-41]', async () => {
    const { tab, shop } = await loggedIn()
    shop.answerNext(() => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } }))
    shop.answerNext(() => new Response('', { headers: { 'content-type': 'application/json' } }))

    expect(await askAloud(tab)).toMatchObject({ isUnreachable: true })
    expect(await askAloud(tab)).toMatchObject({ isUnreachable: true })
    expect(tab.logged).toEqual(['Error with response - bad content-type!', 'Unhandled error, wrong response format!'])
    expect(tab.notices()).toEqual([])
  })

  it('that refuse are told in the words of the server, unless the call is silent [SYNC-42] [SYNC-43]', async () => {
    const { tab, shop } = await loggedIn()
    const no = () => toResponse(refusal(403, 'forbidden', 'Not yours'))
    shop.answerNext(no)
    await askAloud(tab)
    expect(tab.notices()).toMatchObject([{ type: 'error', message: { text: 'Not yours' }, actions: ['ok'] }])

    tab.events.length = 0
    shop.answerNext(no)
    await callAsCustomer(tab)
    expect(tab.notices()).toEqual([])
  })

  it.each([
    { code: 400, message: 'Come back on Monday' },
    { code: 400, result: { message: 'Come back on Monday' } },
    { code: 400, result: { code: 400, result: 'Come back on Monday' } },
  ])('that refuse as other servers do are told in their words, too: %j [SYNC-42]', async (body) => {
    const { tab, shop } = await loggedIn()
    shop.answerNext(() => Response.json(body, { status: 400 }))
    await askAloud(tab)
    expect(tab.notices()).toMatchObject([{ type: 'error', message: { text: 'Come back on Monday' }, actions: ['ok'] }])
  })

  it('of a server that could not be found are not told [SYNC-45]', async () => {
    const { tab, shop } = await loggedIn()
    shop.plan('never-arrives')
    shop.answerNext(() => Response.json({ code: 'ENOTFOUND', result: null }))

    expect(await askAloud(tab)).toMatchObject({ code: 'ENOTFOUND', isUnreachable: true })
    await askAloud(tab)
    expect(tab.notices()).toEqual([])
  })

  it('about a line are not told on the page a payment returns to [SYNC-46]', async () => {
    const { tab, shop } = await loggedIn({ pathname: '/en/checkout-return/' })
    shop.carts.mood.refusesUpdates = true
    tab.actions.setQuantity(tab.line('cap'), 5)
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 1 })
    expect(tab.notices()).toEqual([])
  })

  it('need a cart where the call speaks of one; else it is made anew [SYNC-51]', async () => {
    const { tab, shop } = open()
    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    tab.store.change((state) => ({ ...state, cart: { ...state.cart, id: null } }))
    const answer = await tab.engine.api.call(pullCart, {})
    await settle(shop, tab)

    expect(answer).toMatchObject({ code: 'cart-id-missing' })
    expect(tab.logged).toEqual([
      'Error executing sync task /api/cart/pull?token={{token}}&cartId={{cartId}} the required cartId argument is null. Re-creating shopping cart synchro.',
    ])
    expect(shop.carts.linesOf(tab.cart().id)).toEqual({ cap: 1 })
  })
})

describe('while the token is being renewed', () => {
  /** A tab whose token has ended, and what happens while the new one is on its way. */
  async function renewing(meanwhile: (tab: Tab) => Promise<unknown>) {
    const { tab, shop, browser } = await loggedIn()
    shop.customers.expireTokens()
    shop.carts.stock.set('forgotten', -1)
    const { fetch } = shop
    let during: Promise<unknown> = Promise.resolve()
    shop.fetch = async (request) => {
      if (request.url.endsWith('/api/user/refresh')) during = meanwhile(tab)
      return fetch(request)
    }
    const first = await callAsCustomer(tab)
    await during
    return { tab, shop, browser, first }
  }

  it('a call of the customer waits a second and is then made with the new one [SYNC-37] [SYNC-39]', async () => {
    const { tab, shop, first } = await renewing(callAsCustomer)

    expect(first).toMatchObject({ code: 200 })
    expect(tab.waits).toContain(1000)
    expect(new Set(tab.waits)).toEqual(new Set([1000]))
    const asked = shop.requests.filter(({ url }) => url.endsWith('/api/user/me'))
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-2',
    ])
  })

  it('whoever logs out stays logged out, and the new one is given back [AUTH-12]', async () => {
    const { tab, shop, browser } = await renewing(({ engine }) => engine.session.logOut({ isSilent: true }))
    await settle(shop, tab)

    expect(session(tab)).toMatchObject({ token: null, refreshToken: null })
    const gone = shop.requests.filter(({ url }) => url.endsWith('/api/user/logout'))
    expect(gone.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect(await browser.results.get('shop/token-refresh')).toBeNull()
  })

  it('nobody is told of a refusal, and afterwards everybody is [SYNC-42] [SYNC-44]', async () => {
    const askForNothing = ({ engine }: Tab) => engine.api.call(checkStock, { sku: 'forgotten' }, { isSilent: false })
    let answered: unknown = null
    const { tab } = await renewing(async (own) => {
      answered = await askForNothing(own)
    })
    expect(answered).toMatchObject({ code: 404 })
    expect(tab.notices()).toEqual([])

    await askForNothing(tab)
    expect(tab.notices()).toMatchObject([{ type: 'error', actions: ['ok'] }])
  })
})

describe('a session that ends', () => {
  it('takes along the calls that were still waiting to be made [SYNC-49]', async () => {
    const { tab, shop, browser } = await loggedIn()
    const waiting = () => [...browser.texts.keys()].filter((key) => key.startsWith('shop/syncTasks/'))
    shop.plan('breaks')
    tab.engine.tasks.queue(checkStock, { sku: 'cap' })
    await settle(shop, tab)
    expect(waiting()).toHaveLength(1)

    shop.customers.expireTokens()
    shop.customers.revokeRefreshTokens()
    await callAsCustomer(tab)
    expect(waiting()).toEqual([])
  })
  it('takes them along when the customer logs out, too [SYNC-49] [AUTH-12]', async () => {
    const { tab, shop, browser } = await loggedIn()
    browser.setOnline(false)
    tab.engine.tasks.queue(checkStock, { sku: 'cap' })
    await settle(shop, tab)
    await tab.engine.session.logOut({ isSilent: true })

    expect([...browser.texts.keys()].filter((key) => key.startsWith('shop/syncTasks/'))).toEqual([])
  })
})
