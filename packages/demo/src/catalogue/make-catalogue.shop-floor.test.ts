import type { CategoryDocument, ProductDocument } from '@vonk/contract'
import { rootCategoryId } from '@vonk/domain/categories'
import { sumStock } from '@vonk/domain/stock'
import { describe, expect, it } from 'vitest'
import type { GarmentPicture } from '../illustrator/index.ts'
import { everyView, garmentPictures, isInLists, theCatalogue, viewOf } from './testing.ts'

const stock = new Map(theCatalogue().stock.map((item) => [item.sku, item]))
const pictures = garmentPictures()

function stockOf({ id, sku, configurable_children }: ProductDocument) {
  const skus = configurable_children?.length ? configurable_children.map((child) => child.sku) : [sku]
  return sumStock(
    id,
    skus.flatMap((each) => stock.get(each) ?? []),
  )
}

/** What a list shows: the garments that can be bought, in one of the orders it is asked in. */
function listOf(products: readonly ProductDocument[], { id }: CategoryDocument, order: 'position' | 'age') {
  const shown = products.filter(
    (product) => product.category_ids?.includes(id) && isInLists(product) && stockOf(product).isInStock,
  )
  const position = (product: ProductDocument) =>
    product.category?.find((each) => each.category_id === id)?.position ?? 0
  return order === 'age'
    ? shown.toSorted((one, other) => (`${one.updated_at}` < `${other.updated_at}` ? 1 : -1))
    : shown.toSorted((one, other) => position(one) - position(other))
}

function neighbours(order: 'position' | 'age'): (readonly [GarmentPicture, GarmentPicture])[] {
  return ['nl', 'vss_nl', 'rz_nl', 'rzss_nl'].flatMap((code) => {
    const { products, categories } = viewOf(code)
    const garments = products.filter(({ color }) => color)
    return categories.flatMap((category) => {
      const shown = listOf(garments, category, order).flatMap(({ image }) => pictures.get(image ?? '') ?? [])
      return shown.flatMap((picture, index) => {
        const next = shown[index + 1]
        return next ? [[picture, next] as const] : []
      })
    })
  })
}

const lookOf = ({ pattern, print }: GarmentPicture) => print ?? pattern

describe('makeCatalogue: categories', () => {
  it('hang in a tree under the root, each with the ways to find it [CAT-01 CAT-03]', () => {
    for (const [, { categories }] of everyView()) {
      const byId = new Map(categories.map((category) => [category.id, category]))
      for (const { id, parent_id, parent_ids, path, level, children_data } of categories) {
        if (id === rootCategoryId) continue
        const parent = byId.get(parent_id)
        expect(level).toBe((parent?.level ?? 0) + 1)
        expect(path).toBe(`${parent?.path}/${id}`)
        expect(parent_ids).toEqual(path.split('/').slice(1, -1).map(Number))
        const children = categories.filter((child) => child.parent_id === id && child.is_active)
        expect(children_data?.map((child) => child.id)).toEqual(children.map((child) => child.id))
      }
    }
    expect(Math.max(...viewOf('nl').categories.map(({ level }) => level))).toBe(4)
  })

  it('count what they show, at least four of it, and most racks eight or more [CAT-13 CAT-14]', () => {
    for (const [, { categories, products }] of everyView()) {
      const listed = products.filter(isInLists)
      for (const { id, product_count, is_active } of categories) {
        if (id === rootCategoryId || !is_active) continue
        expect(product_count).toBe(listed.filter(({ category_ids }) => category_ids?.includes(id)).length)
        expect(product_count).toBeGreaterThanOrEqual(4)
      }
    }
    const racks = viewOf('nl').categories.filter(({ level }) => level === 4)
    const well = racks.filter(({ product_count }) => (product_count ?? 0) >= 8 && (product_count ?? 0) <= 60)
    expect(racks.length).toBeGreaterThan(50)
    expect(well.length).toBeGreaterThan(racks.length * 0.8)
  })

  it('hold a product in its category, its group and its department', () => {
    for (const [, { categories, products }] of everyView()) {
      const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]))
      const lost = products.filter(({ category_ids, category }) => {
        const ids = category_ids ?? []
        const above = ids.map((id) => parents.get(id)).filter((id) => id !== rootCategoryId)
        return above.some((id) => id === undefined || !ids.includes(id)) || category?.length !== category_ids?.length
      })
      expect(lost).toEqual([])
      expect(products.filter((product) => isInLists(product) && !product.category_ids?.length)).toEqual([])
    }
  })

  it('have bodysuits and rompers for babies, in sizes by height', () => {
    for (const code of ['nl', 'de', 'en']) {
      const { categories, products } = viewOf(code)
      for (const kind of ['baby-bodysuits', 'baby-rompers']) {
        const { id } = categories.find((category) => category['code'] === kind) ?? {}
        const suits = products.filter(({ category_ids }) => category_ids?.includes(id ?? 0))
        const heights = suits.flatMap(({ configurable_children }) => configurable_children ?? [])
        expect(suits.length, `${code} ${kind}`).toBeGreaterThanOrEqual(8)
        expect(heights.filter(({ sku }) => !/-(50|56|62|68|74|80|86|92)$/.test(sku))).toEqual([])
      }
    }
  })

  it('number their products from one on, without a gap [FILT-14]', () => {
    const { categories, products } = viewOf('nl')
    for (const { id } of categories) {
      const positions = products.flatMap(({ category }) =>
        (category ?? []).filter(({ category_id }) => category_id === id).map(({ position }) => position ?? 0),
      )
      expect(positions.toSorted((a, b) => a - b)).toEqual(positions.map((_, index) => index + 1))
    }
  })

  it('have one that is closed and, in the main shops, one that is a page [CAT-06 ROUTE-30]', () => {
    for (const [code, { categories }] of everyView()) {
      expect(categories.filter(({ is_active }) => !is_active)).toHaveLength(1)
      const pages = categories.filter(({ display_mode }) => display_mode === 'PAGE')
      expect(pages).toHaveLength(code.includes('ss_') ? 0 : 1)
    }
  })
})

describe('makeCatalogue: neighbours', () => {
  it.each(['position', 'age'] as const)('never look the same, ordered by %s [FILT-14 FILT-18]', (order) => {
    const pairs = neighbours(order)
    const twins = pairs.filter(
      ([one, other]) => one.garment === other.garment && one.colour === other.colour && lookOf(one) === lookOf(other),
    )
    const sameColour = pairs.filter(([one, other]) => one.colour === other.colour)
    const samePattern = pairs.filter(([one, other]) => lookOf(one) === lookOf(other) && lookOf(one) !== 'plain')

    expect(pairs.length).toBeGreaterThan(4000)
    expect(twins).toEqual([])
    expect(sameColour.length).toBeLessThan(pairs.length * 0.005)
    expect(samePattern.length).toBeLessThan(pairs.length * 0.05)
  })
})

describe('makeCatalogue: stock', () => {
  it('counts everything that can be bought, once [STOCK-01]', () => {
    const { sellables } = theCatalogue()

    expect(new Set(stock.keys())).toEqual(new Set(sellables.map(({ sku }) => sku)))
    for (const { sku, quantity, productId } of sellables) expect(stock.get(sku)).toMatchObject({ quantity, productId })
  })

  it('runs from plenty to one to none, and is not counted for some [STOCK-01 STOCK-09]', () => {
    const pages = viewOf('nl')
      .products.filter(({ type_id }) => type_id === 'configurable')
      .map(stockOf)
    const many = (accepts: (page: (typeof pages)[number]) => boolean) => pages.filter(accepts).length

    expect(many(({ quantity }) => quantity > 100)).toBeGreaterThan(50)
    expect(many(({ quantity }) => quantity === 1)).toBeGreaterThan(2)
    expect(many(({ isInStock }) => !isInStock)).toBeGreaterThan(5)
    expect(many(({ isInStock }) => !isInStock)).toBeLessThan(pages.length / 10)
    expect(many(({ manageStock }) => !manageStock)).toBeGreaterThan(5)
    expect(Math.max(...theCatalogue().stock.map(({ quantity }) => quantity))).toBeLessThan(100)
  })
})
