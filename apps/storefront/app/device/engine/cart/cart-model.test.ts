import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownTotals } from '../../cart/shown-totals.ts'
import { type Accident, createFakeShop, type FakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser, type MemoryBrowser } from '../../testing/memory-browser.ts'
import { aProduct, openTab, settle, type Tab } from '../../testing/open-tab.ts'

const skus = ['cap', 'coat', 'sock']
const most = 4

/** Stock answers would move the limits while the shopper looks; they have tests of their own. */
const settings = { synchronizeStock: false }

/** What a shopper who has looked on would say is in the cart. */
type Model = {
  lines: Record<string, number>
  coupon: string | null
  cards: string[]
  isOnline: boolean
  isLoggedIn: boolean
  isRefusing: boolean
  logins: number
}

type Real = { browser: MemoryBrowser; shop: FakeShop; tabs: Tab[]; lies: string[] }

/** A tab under watch: at no moment does it call totals the server's that are about another cart. */
function openWatched({ browser, shop, lies }: Omit<Real, 'tabs'>): Tab {
  const tab = openTab({ browser, shop, settings })
  tab.store.subscribe(() => {
    const totals = shownTotals(tab.cart())
    const worth = tab.cart().items.reduce((sum, { quantity }) => sum + quantity * 1000, 0)
    if (totals && !totals.isEstimate && totals.subtotal !== worth) lies.push(`${totals.subtotal} for ${worth}`)
  })
  return tab
}

/** Something that happens; `act` also does to the model what a shopper would expect of it. */
type Happening = {
  readonly name: string
  isPossible?(model: Readonly<Model>): boolean
  act(model: Model, real: Real): void | Promise<void>
  /** What has to be over before device and server are compared. */
  after?(model: Model, real: Real): void | Promise<void>
}

function toStep(happening: Happening): fc.AsyncCommand<Model, Real> {
  return {
    check: (model) => happening.isPossible?.(model) ?? true,
    async run(model, real) {
      await happening.act(model, real)
      await settle(real.shop, ...real.tabs)
      await happening.after?.(model, real)
      await settle(real.shop, ...real.tabs)
      // Whatever the server would not take is what the server has.
      if (model.isRefusing && model.isOnline) model.lines = real.shop.carts.linesOf(cartId(real))
      agree(model, real)
    },
    toString: () => happening.name,
  }
}

function add(sku: string, at: number): Happening {
  return {
    name: `add(${sku}, tab ${at})`,
    act({ lines }, { tabs }) {
      const stock = { status: 'ok', available: most } as const
      void tabAt(tabs, at).actions.add([aProduct({ sku, stock })])
      const held = lines[sku] ?? 0
      if (held < most) lines[sku] = held + 1
    },
  }
}

function set(sku: string, quantity: number, at: number): Happening {
  return {
    name: `set(${sku}, ${quantity}, tab ${at})`,
    act({ lines }, { tabs }) {
      const tab = tabAt(tabs, at)
      const line = tab.cart().items.find((item) => item.sku === sku)
      if (!line) return
      const current = tab.cart().items.find((item) => item.sku === sku)
      const limit = current?.available ?? Number.POSITIVE_INFINITY
      tab.actions.setQuantity(line, quantity)
      const isRefused = quantity > (lines[sku] ?? 0) && quantity > limit
      if (lines[sku] !== undefined && !isRefused) put(lines, sku, quantity)
    },
  }
}

function remove(sku: string, at: number): Happening {
  return {
    name: `remove(${sku}, tab ${at})`,
    act({ lines }, { tabs }) {
      const tab = tabAt(tabs, at)
      const line = tab.cart().items.find((item) => item.sku === sku)
      if (!line) return
      tab.actions.remove(line)
      delete lines[sku]
    },
  }
}

/** Another variant in the place of a line; where the cart holds that one already, the two become one. */
function edit(from: string, to: string, at: number): Happening {
  return {
    name: `edit(${from} to ${to}, tab ${at})`,
    act({ lines }, { tabs }) {
      const tab = tabAt(tabs, at)
      const line = tab.cart().items.find((item) => item.sku === from)
      if (!line) return
      const stock = { status: 'ok', available: most } as const
      tab.actions.editLine(line, aProduct({ sku: to, quantity: line.quantity, stock }))
      const wanted = line.quantity + (to === from ? 0 : (lines[to] ?? 0))
      if (lines[from] === undefined || wanted > most) return
      delete lines[from]
      lines[to] = wanted
    },
  }
}

/** Both tabs in the same moment, before anything is answered. */
function atOnce(changes: readonly Happening[]): Happening {
  return {
    name: `at once: ${changes.map(({ name }) => name).join(', ')}`,
    isPossible: ({ isRefusing }) => !isRefusing,
    async act(model, real) {
      for (const change of changes) {
        change.act(model, real)
        await aMoment()
      }
    },
  }
}

function coupon(at: number): Happening {
  return {
    name: `coupon(tab ${at})`,
    isPossible: ({ isOnline, lines }) => isOnline && Object.keys(lines).length > 0,
    async act(model, real) {
      const answer = await tabAt(real.tabs, at).actions.applyCoupon('ten')
      // Where the answer was lost, nobody but the server knows.
      model.coupon = answer.ok ? 'TEN' : real.shop.carts.couponOf(cartId(real))
    },
  }
}

function noCoupon(at: number): Happening {
  return {
    name: `no coupon(tab ${at})`,
    isPossible: ({ isOnline, coupon: held }) => isOnline && held !== null,
    async act(model, real) {
      const answer = await tabAt(real.tabs, at).actions.removeCoupon()
      model.coupon = answer.ok ? null : real.shop.carts.couponOf(cartId(real))
    },
  }
}

function giftCard(code: string, isWanted: boolean, at: number): Happening {
  return {
    name: `${isWanted ? 'pay with' : 'take off'} ${code}(tab ${at})`,
    isPossible: ({ isOnline, lines, cards }) =>
      isOnline && Object.keys(lines).length > 0 && cards.includes(code) !== isWanted,
    async act(model, real) {
      const { actions } = tabAt(real.tabs, at)
      const isCalm = real.shop.isCalm()
      await (isWanted ? actions.applyGiftCard(code) : actions.removeGiftCard(code))
      model.cards = [...real.shop.carts.cardsOf(cartId(real))]
      if (isCalm) expect(model.cards.includes(code)).toBe(isWanted)
    },
  }
}

/** The customer does something on another device, and comes back to this one. */
function elsewhere(cards: string[], sku: string, quantity: number): Happening {
  return {
    name: `elsewhere ${cards.join('+')} and ${quantity} ${sku}`,
    isPossible: ({ isLoggedIn, isOnline }) => isLoggedIn && isOnline,
    act(model, { shop }) {
      shop.carts.setCards('7', cards)
      model.cards = cards
      if (model.lines[sku] !== undefined) return
      shop.carts.put('7', sku, quantity)
      model.lines[sku] = quantity
    },
    async after(_model, real) {
      const { tabs } = real
      tabAt(tabs, 0).close()
      tabs[0] = openWatched(real)
      await tabs[0].engine.start()
    },
  }
}

function network(isOnline: boolean): Happening {
  return {
    name: isOnline ? 'online' : 'offline',
    async act(model, { browser, tabs }) {
      browser.setOnline(isOnline)
      model.isOnline = isOnline
      if (isOnline) await Promise.all(tabs.map(({ engine }) => engine.start()))
    },
  }
}

/** A tab is closed in the middle of what it is doing, and opened again. */
function reopen(at: number, during: Happening): Happening {
  return {
    name: `reopen(tab ${at}) during ${during.name}`,
    isPossible: (model) => !model.isRefusing && (during.isPossible?.(model) ?? true),
    async act(model, real) {
      const { tabs } = real
      during.act(model, real)
      for (let turn = 0; turn < at * 5; turn += 1) await aMoment()
      const index = at % tabs.length
      tabAt(tabs, index).close()
      tabs[index] = openWatched(real)
      if (model.isOnline) await tabAt(tabs, index).engine.start()
    },
  }
}

/** `last` is put in just before, not yet heard of by the server. */
function logIn(last: Happening | null): Happening {
  return {
    name: last ? `${last.name} and log in` : 'log in',
    isPossible: ({ isLoggedIn, isOnline, isRefusing, logins }) => !isLoggedIn && isOnline && !isRefusing && logins < 3,
    async act(model, real) {
      const { shop, tabs } = real
      const kept = shop.carts.linesOf('7')
      const keptCoupon = shop.carts.couponOf('7')
      const keptCards = shop.carts.cardsOf('7')
      last?.act(model, real)
      const { session } = tabAt(tabs, 0).engine
      const answer = await session.logIn({ email: 'mila@example.com', password: 'Geheim12' })
      model.logins += 1
      if (!answer.ok) return
      model.isLoggedIn = true
      for (const [sku, quantity] of Object.entries(kept)) put(model.lines, sku, quantity + (model.lines[sku] ?? 0))
      model.coupon = model.coupon ?? keptCoupon
      model.cards = [...new Set([...keptCards, ...model.cards])]
    },
  }
}

const logOut: Happening = {
  name: 'log out',
  isPossible: ({ isLoggedIn }) => isLoggedIn,
  async act(model, { tabs }) {
    await tabAt(tabs, 1).engine.session.logOut({ isSilent: true })
    model.isLoggedIn = false
    model.lines = {}
    model.coupon = null
    model.cards = []
  },
}

const tokenEnds: Happening = {
  name: 'token ends',
  act: (_model, { shop }) => shop.customers.expireTokens(),
}

function refusing(isRefusing: boolean): Happening {
  return {
    name: isRefusing ? 'server refuses' : 'server accepts',
    act(model, { shop }) {
      shop.carts.mood.refusesUpdates = isRefusing
      model.isRefusing = isRefusing
    },
  }
}

/** The server dies in the middle of what follows, and comes back. */
function accidents(planned: readonly Accident[], during: Happening): Happening {
  return {
    name: `${planned.join('+')} during ${during.name}`,
    isPossible: (model) => !model.isRefusing && (during.isPossible?.(model) ?? true),
    async act(model, real) {
      real.shop.plan(...planned)
      await during.act(model, real)
    },
    async after({ isOnline }, { shop, tabs }) {
      shop.forgetAccidents()
      if (isOnline) await Promise.all(tabs.map(({ engine }) => engine.start()))
    },
  }
}

function aMoment() {
  return new Promise((resolve) => setImmediate(resolve))
}

function tabAt(tabs: readonly Tab[], index: number): Tab {
  const tab = tabs[index % tabs.length]
  if (!tab) throw new Error('There is no tab')
  return tab
}

function cartId({ tabs }: Real): string | null {
  return tabAt(tabs, 0).cart().id
}

function put(lines: Record<string, number>, sku: string, quantity: number) {
  if (quantity > 0) lines[sku] = quantity
  else delete lines[sku]
}

/** Device, server and model say the same; offline the server may lag behind. */
function agree(model: Model, real: Real) {
  expect(real.lies).toEqual([])
  for (const tab of real.tabs) {
    expect(tab.lines()).toEqual(model.lines)
    expect(tab.store.read().session.token !== null).toBe(model.isLoggedIn)
  }
  if (!model.isOnline) return
  expect(real.shop.carts.linesOf(cartId(real))).toEqual(model.lines)
  expect(tabAt(real.tabs, 0).cart().removed).toEqual([])
  if (Object.keys(model.lines).length === 0) return
  const subtotal = Object.values(model.lines).reduce((sum, quantity) => sum + quantity * 1000, 0)
  for (const tab of real.tabs) {
    expect(tab.cart().platformTotals).toMatchObject({ subtotalInclTax: subtotal, couponCode: model.coupon })
    expect(shownTotals(tab.cart())).toMatchObject({ subtotal, isEstimate: false })
    expect(tab.cart().giftCards.toSorted()).toEqual(model.cards.toSorted())
  }
}

const someSku = fc.constantFrom(...skus)
const someTab = fc.nat(1)
const someAdd = fc.tuple(someSku, someTab).map((given) => add(...given))
const someChange = fc.oneof(
  someAdd,
  fc.tuple(someSku, fc.nat(6), someTab).map((given) => set(...given)),
  fc.tuple(someSku, someTab).map((given) => remove(...given)),
  fc.tuple(someSku, someSku, someTab).map((given) => edit(...given)),
)
const someCard = fc.constantFrom('GIFT5', 'GIFT9')
const someCode = fc.oneof(
  someTab.map(coupon),
  someTab.map(noCoupon),
  fc.tuple(someCard, fc.boolean(), someTab).map((given) => giftCard(...given)),
)
const someLogIn = fc.option(someAdd).map(logIn)
const accident = fc.constantFrom<Accident>('none', 'none', 'never-arrives', 'answer-lost', 'breaks', 'breaks-after')
const someAccidents = fc.array(accident, { minLength: 1, maxLength: 9 })

/** What the customer has left in her cart on another device. */
const keptLines = fc.dictionary(someSku, fc.integer({ min: 1, max: 3 }), { maxKeys: 2 })

const steps = [
  someChange,
  someChange,
  someChange,
  fc.array(someChange, { minLength: 2, maxLength: 5 }).map(atOnce),
  someCode,
  fc
    .tuple(fc.subarray(['GIFT5', 'GIFT9']), someSku, fc.integer({ min: 1, max: 3 }))
    .map((given) => elsewhere(...given)),
  fc.boolean().map(network),
  fc.tuple(fc.nat(3), someChange).map((given) => reopen(...given)),
  someLogIn,
  someLogIn,
  fc.constant(logOut),
  fc.constant(tokenEnds),
  fc.boolean().map(refusing),
  fc.tuple(someAccidents, fc.oneof(someChange, someLogIn, someCode)).map((given) => accidents(...given)),
].map((happening) => happening.map(toStep))

describe('device, server and shopper', () => {
  it('agree after whatever happens: offline, two tabs, login, refusals, a server that dies mid-call [SYNC-10] [SYNC-16] [SYNC-20] [SYNC-21] [OFF-03]', async () => {
    await fc.assert(
      fc.asyncProperty(keptLines, fc.commands(steps, { maxCommands: 16, size: 'max' }), async (kept, commands) => {
        const browser = createMemoryBrowser()
        const shop = createFakeShop()
        for (const [sku, quantity] of Object.entries(kept)) shop.carts.put('7', sku, quantity)
        const watched = { browser, shop, lies: [] }
        const real: Real = { ...watched, tabs: [openWatched(watched), openWatched(watched)] }
        const model: Model = {
          lines: {},
          coupon: null,
          cards: [],
          isOnline: true,
          isLoggedIn: false,
          isRefusing: false,
          logins: 0,
        }
        await fc.asyncModelRun(() => ({ model, real }), commands)
        browser.setOnline(true)
        shop.carts.mood.refusesUpdates = false
        model.isOnline = true
        model.isRefusing = false
        for (const tab of real.tabs) await tab.engine.start()
        await settle(shop, ...real.tabs)
        agree(model, real)
      }),
      { numRuns: 100 },
    )
  }, 60_000)
})
