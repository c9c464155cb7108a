import { renderProducts } from '@vonk/contract/calls'
import { type RefreshedPrices, refreshPrices, skusToRefresh } from '@vonk/domain/pricing'
import type { EngineParts } from '../engine-parts.ts'
import type { Transmitter } from '../tasks/transmitter.ts'
import { createListEngine } from './create-list-engine.ts'
import { type OwnPrice, toOwnPrice } from './price-wire.ts'
import { pricedSkus, reprice } from './reprice.ts'

export type PriceEngine = ReturnType<typeof createPriceEngine>

/** The server takes 200 skus in one call. */
const skusPerCall = 100

type OwnPrices = RefreshedPrices<OwnPrice>

/** Asks what the products in view cost the customer's group, and has them shown at these prices. */
export function createPriceEngine(parts: EngineParts, api: Transmitter) {
  const { store, prices: page, now } = parts
  const groupOf = () => store.read().session.groupId
  let shownGroup = groupOf()
  let cached: OwnPrices = new Map()
  let running: Promise<void> | null = null

  function show(prices: OwnPrices): void {
    cached = prices
    const find = (sku: string) => cached.get(sku)?.price ?? null
    page.reprice.set(cached.size === 0 ? null : (shown) => reprice(shown, find))
  }

  const nextSkus = () => skusToAsk(parts, cached)

  async function askAll(): Promise<void> {
    // Lists that appear together are asked for together.
    await null
    for (let skus = nextSkus(); skus.length > 0; skus = nextSkus()) {
      if (!(await ask(skus))) return
    }
  }

  async function ask(skus: string[]): Promise<boolean> {
    const { groupId, groupToken } = store.read().session
    const group = { userGroupId: groupId ?? undefined, groupToken: groupToken ?? undefined }
    const answer = await api.call(renderProducts, { skus: [skus.join(',')], currencyCode: 'EUR', ...group })
    if (!answer.isOk) return false
    // Somebody else is logged in by now.
    if (groupOf() !== groupId) return true
    show(refreshPrices(cached, { skus, listed: answer.value.items.map(toOwnPrice), now: now() }))
    parts.emit({ name: 'task-answered', event: 'prices-after-sync', answer })
    return true
  }

  function follow(): Promise<void> {
    running ??= askAll().finally(() => {
      running = null
    })
    return running
  }

  /** Another group applies: nothing that was asked for the one before is shown any longer. */
  function refresh(): Promise<void> {
    shownGroup = groupOf()
    if (cached.size > 0) show(new Map())
    return follow()
  }

  page.shown.subscribe(() => void follow())
  // Also when another tab logs in or out.
  store.subscribe(() => {
    if (groupOf() !== shownGroup) void refresh()
  })
  const lists = createListEngine(parts)
  /** The page may have been there before the engine. */
  const begin = () => Promise.all([follow(), lists.follow()])
  return { refresh, begin }
}

/** The next products in view that the customer's group has no current price of. */
function skusToAsk({ store, prices: page, now }: EngineParts, cached: OwnPrices): string[] {
  const { token, groupToken } = store.read().session
  if (token === null || groupToken === null) return []
  return skusToRefresh(pricedSkus(page.shown.read()), cached, now()).slice(0, skusPerCall)
}
