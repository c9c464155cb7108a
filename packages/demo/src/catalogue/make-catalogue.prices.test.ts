import { type ProductDocument, priceSourceOf } from '@vonk/contract'
import { finalPrice, type PricePoint, type PriceSource, priceProduct, specialPriceOf } from '@vonk/domain/pricing'
import { rateFromPercent } from '@vonk/domain/tax'
import { describe, expect, it } from 'vitest'
import { DAY } from './calendar.ts'
import { everyView, mainViews, TODAY, theCatalogue, viewOf } from './testing.ts'

type Priced = Pick<
  ProductDocument,
  'sku' | 'price' | 'special_price' | 'special_from_date' | 'special_to_date' | 'tier_prices'
>

const histories = Map.groupBy(theCatalogue().priceHistory, ({ view, sku }) => `${view} ${sku}`)
const visitor = { quantity: 1, groupId: null, settings: { usePriceTiers: true } }

function pricedIn(products: readonly ProductDocument[]): Priced[] {
  return products
    .flatMap((product) => [product, ...(product.configurable_children ?? [])])
    .filter(({ price }) => price != null)
}

function sourceOf(priced: Priced) {
  const source = priceSourceOf(priced, 60)
  if (source === null) throw new Error(`${priced.sku} has no price`)
  return source
}

function historyOf(view: string, { sku }: Priced): readonly PricePoint[] {
  return histories.get(`${view} ${sku}`) ?? []
}

function priceToday(view: string, priced: Priced) {
  const tax = { rate: rateFromPercent(21), sourcePriceIncludesTax: true }
  return priceProduct(sourceOf(priced), { ...visitor, now: TODAY, tax, history: historyOf(view, priced) })
}

/** Every price of every view with what it was before. */
const everyPrice = everyView().flatMap(([view, { products }]) =>
  pricedIn(products).map((priced) => ({ view, priced, source: sourceOf(priced), history: historyOf(view, priced) })),
)

function kindOf({ special }: PriceSource): string {
  if (special === null) return 'none'
  if (special.from === null) return 'undated'
  if (special.from > TODAY) return 'future'
  if (special.to === null) return 'open'
  return special.to < TODAY ? 'past' : 'running'
}

function turnsOf({ special }: PriceSource): number[] {
  const { from = null, to = null } = special ?? {}
  return [from, to === null ? null : to + 1].filter((turn) => turn !== null).filter((turn) => turn <= TODAY)
}

describe('makeCatalogue: prices', () => {
  it('ends with what is asked today, for every product and size of every view [PRICE-09 PRICE-10]', () => {
    const wrong = everyPrice.filter(
      ({ source, history }) => history.at(-1)?.price !== finalPrice(source, { ...visitor, now: TODAY }),
    )

    expect(wrong).toEqual([])
  })

  it('goes forward, and never beyond today', () => {
    const wrong = everyPrice.filter(({ history }) =>
      history.some(({ since }, index) => since > TODAY || since <= (history[index - 1]?.since ?? 0)),
    )

    expect(wrong).toEqual([])
  })

  it('agrees with the dates of the special price to the millisecond [PRICE-10]', () => {
    const wrong = everyPrice.filter(({ source, history }) =>
      turnsOf(source).some((turn) => {
        const point = history.find(({ since }) => since === turn)
        return point?.price !== finalPrice(source, { ...visitor, now: turn })
      }),
    )

    expect(wrong).toEqual([])
  })

  it('reaches back beyond the thirty days before every reduction', () => {
    const reduced = everyPrice.filter(({ source }) => specialPriceOf(source, TODAY) !== null)
    const short = reduced.filter(
      ({ history: [first, second] }) => (second?.since ?? 0) - (first?.since ?? 0) < 30 * DAY,
    )
    const unknown = reduced.filter(({ view, priced }) => priceToday(view, priced).lowestPriorPrice === null)

    expect(reduced.length).toBeGreaterThan(3000)
    expect([...short, ...unknown]).toEqual([])
  })

  it('knows offers of every kind: over, running, without end, without dates, to come [PRICE-10]', () => {
    const kinds = new Set(pricedIn(viewOf('nl').products).map((priced) => kindOf(sourceOf(priced))))

    expect(kinds).toEqual(new Set(['none', 'undated', 'future', 'open', 'past', 'running']))
  })

  it('shows where the law compares with less than the regular price, and where no percentage may be named', () => {
    const reduced = viewOf('nl')
      .products.filter(({ price }) => price != null)
      .map((priced) => priceToday('nl', priced))
      .filter(({ final, regular }) => final.gross < regular.gross)

    expect(reduced.length).toBeGreaterThan(80)
    const compared = reduced.filter(({ lowestPriorPrice, regular }) => (lowestPriorPrice ?? 0) < regular.gross)
    expect(compared.length).toBeGreaterThan(5)
    expect(reduced.every(({ lowestPriorPrice, regular }) => (lowestPriorPrice ?? 0) <= regular.gross)).toBe(true)
    expect(reduced.filter(({ discountPercentage }) => discountPercentage === null).length).toBeLessThan(
      reduced.length / 10,
    )
  })

  it('puts into the sale only what the shop shows as reduced, and all of it [PRICE-10]', () => {
    for (const view of mainViews) {
      const { categories, products } = viewOf(view)
      const sale = categories.find((category) => category['code'] === 'sale')?.id ?? 0
      const inSizes = products.filter(({ type_id }) => type_id === 'configurable')
      const isReduced = (product: ProductDocument) => {
        const { final, lowestPriorPrice: lowest } = priceToday(view, product)
        return lowest !== null && final.gross < lowest
      }
      const isOnSale = ({ category_ids }: ProductDocument) => category_ids?.includes(sale) ?? false

      expect(inSizes.filter(isOnSale).length).toBeGreaterThan(40)
      expect(inSizes.filter((product) => isOnSale(product) !== isReduced(product)).map(({ sku }) => sku)).toEqual([])
    }
  })

  it('takes forty to seventy percent off in a sample sale', () => {
    for (const view of ['vss_nl', 'rzss_de']) {
      for (const product of viewOf(view).products) {
        const { discountPercentage, lowestPriorPrice, regular } = priceToday(view, product)
        expect(lowestPriorPrice).toBe(regular.gross)
        expect(discountPercentage).toBeGreaterThanOrEqual(36)
        expect(discountPercentage).toBeLessThanOrEqual(80)
      }
    }
  })

  it('never asks more in a sample sale than in the main shop, for any size, today or later', () => {
    const mains: Readonly<Record<string, string>> = { vss_nl: 'nl', rzss_nl: 'rz_nl' }
    const dearer = Object.entries(mains).flatMap(([sale, main]) => {
      const bySku = new Map(pricedIn(viewOf(main).products).map((priced) => [priced.sku, priced]))
      return pricedIn(viewOf(sale).products).filter((priced) => {
        const other = bySku.get(priced.sku)
        const asked = (each: Priced, now: number) => finalPrice(sourceOf(each), { ...visitor, now })
        return other && [0, 10, 30].some((days) => asked(priced, TODAY + days * DAY) > asked(other, TODAY + days * DAY))
      })
    })

    expect(dearer.map(({ sku }) => sku)).toEqual([])
  })

  it('sells at a group price to some groups only [PRICE-23]', () => {
    const { products } = viewOf('nl')
    const forGroup = (groupId: number, quantity = 1) =>
      products
        .filter(({ price }) => price != null)
        .filter((product) => {
          const source = sourceOf(product)
          const own = { ...visitor, groupId, quantity, now: TODAY }
          return finalPrice(source, own) < finalPrice(source, { ...own, groupId: null, quantity: 1 })
        }).length

    expect(forGroup(2)).toBeGreaterThan(50)
    expect(forGroup(3)).toBeGreaterThan(50)
    expect(forGroup(1)).toBe(0)
    expect(forGroup(1, 3)).toBeGreaterThan(5)
  })

  it('charges more for larger sizes of some designs only, and prices a page by its smallest', () => {
    const pages = viewOf('nl').products.filter(({ configurable_children }) => configurable_children?.length)
    const dearer = pages.filter(
      ({ configurable_children: sizes }) => new Set(sizes?.map(({ price }) => price)).size > 1,
    )

    expect(dearer.length).toBeGreaterThan(50)
    expect(dearer.length).toBeLessThan(pages.length / 2)
    for (const { price, configurable_children: sizes } of pages) {
      expect(price).toBe(Math.min(...(sizes ?? []).map((size) => size.price ?? 0)))
    }
    for (const { price } of pages) expect(price).toSatisfy((euros: number) => Math.round(euros * 100) % 100 === 95)
  })

  it('never asks less than nothing, nor more for a special price [PRICE-09]', () => {
    const dear = everyPrice.filter(({ source }) => (source.special?.price ?? 0) >= source.regular)

    expect(theCatalogue().priceHistory.filter(({ price }) => price <= 0)).toEqual([])
    expect(dear).toEqual([])
  })
})
