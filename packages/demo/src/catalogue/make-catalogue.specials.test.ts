import type { ProductDocument } from '@vonk/contract'
import { toCents } from '@vonk/domain/money'
import { customOptionsPrice, groupedMembers } from '@vonk/domain/products'
import { rateFromPercent } from '@vonk/domain/tax'
import { describe, expect, it } from 'vitest'
import { everyView, garmentPictures, mainViews, theCatalogue, viewOf } from './testing.ts'

function ofType(type: ProductDocument['type_id']): (readonly [ProductDocument, readonly ProductDocument[]])[] {
  return mainViews.flatMap((code) => {
    const { products } = viewOf(code)
    return products.filter(({ type_id }) => type_id === type).map((product) => [product, products] as const)
  })
}

const linkTypes = ['associated', 'colorrelation', 'related', 'upsell', 'crosssell'] as const

function isKnown(type: string): boolean {
  return linkTypes.some((linkType) => linkType === type)
}

function linksOf({ product_links }: ProductDocument) {
  return (product_links ?? []).map((link) => ({
    type: linkTypes.find((type) => type === link.link_type) ?? 'related',
    linkedSku: link.linked_product_sku,
    linkedType: link.linked_product_type === 'simple' ? ('simple' as const) : ('configurable' as const),
  }))
}

function priceOf(price: number | null | undefined, kind: string | null | undefined) {
  if (price == null) return null
  return kind === 'percent'
    ? ({ kind: 'percent', rate: rateFromPercent(price) } as const)
    : ({ kind: 'fixed', amount: toCents(price) } as const)
}

describe('makeCatalogue: product links', () => {
  it('lead to products of the same view, of the type they say [PROD-12 PROD-36]', () => {
    for (const [, { products }] of everyView()) {
      const types = new Map(products.map(({ sku, type_id }) => [sku, type_id]))
      const links = products.flatMap(({ sku: owner, product_links }) =>
        (product_links ?? []).map((link) => ({ owner, ...link })),
      )
      const wrong = links.filter(
        ({ owner, sku, link_type, linked_product_sku, linked_product_type }) =>
          owner !== sku || !isKnown(link_type) || types.get(linked_product_sku) !== linked_product_type,
      )
      expect(links.length).toBeGreaterThan(300)
      expect(wrong).toEqual([])
    }
    const { products } = viewOf('en')
    const skus = new Set(products.map(({ sku }) => sku))
    expect(products.flatMap(linksOf).filter(({ linkedSku }) => !skus.has(linkedSku))).toEqual([])
  })

  it('lead to nothing a shopper may not see, but for the parts of outfits [PROD-32]', () => {
    for (const [, { products }] of everyView()) {
      const open = new Set(
        products.filter(({ status, visibility }) => status === 1 && visibility > 1).map(({ sku }) => sku),
      )
      const linked = products.flatMap(({ product_links }) => product_links ?? [])
      const closed = linked.filter(
        ({ link_type, linked_product_sku }) => link_type !== 'associated' && !open.has(linked_product_sku),
      )
      expect(closed).toEqual([])
    }
  })

  it('tie the colours of a design both ways [PROD-13 PROD-14]', () => {
    for (const [, { products }] of everyView()) {
      const open = new Set(
        products.filter(({ status, visibility }) => status === 1 && visibility > 1).map(({ sku }) => sku),
      )
      const ties = products
        .flatMap(({ product_links }) => product_links ?? [])
        .filter(({ link_type }) => link_type === 'colorrelation')
      const linked = new Set(ties.map(({ sku, linked_product_sku }) => `${sku} ${linked_product_sku}`))
      const oneWay = ties.filter(
        ({ sku, linked_product_sku }) => open.has(sku) && !linked.has(`${linked_product_sku} ${sku}`),
      )
      const strangers = ties.filter(
        ({ sku, linked_product_sku }) => sku.split('-')[0] !== linked_product_sku.split('-')[0],
      )
      expect(ties.length).toBeGreaterThan(40)
      expect([...oneWay, ...strangers]).toEqual([])
    }
  })

  it('recommend what is alike, what is dearer and what goes with it', () => {
    const shown = viewOf('nl').products.filter(({ color, visibility }) => color && visibility > 1)
    const having = (type: string) =>
      shown.filter(({ product_links }) => product_links?.some(({ link_type }) => link_type === type)).length

    expect(having('related')).toBe(shown.length)
    expect(having('crosssell')).toBe(shown.length)
    expect(having('upsell')).toBeGreaterThan(shown.length / 2)
  })
})

/** What the pieces of a picture and the pictures after it look like: a group is followed by each of its pieces. */
function shownTogether({ media_gallery }: ProductDocument, arrangement: 'worn' | 'laid') {
  const drawings = new Map(theCatalogue().drawings.map(({ path, picture }) => [path, picture]))
  const paths = (media_gallery ?? []).map(({ image }) => image)
  const groups = paths.flatMap((path) => {
    const picture = drawings.get(path)
    return picture && 'pieces' in picture && picture.arrangement === arrangement ? [picture.pieces] : []
  })
  const single = paths.flatMap((path) => garmentPictures().get(path) ?? [])
  const lookOf = ({ garment, colour, seed }: { garment: string; colour: string; seed: number }) =>
    `${garment} ${colour} ${seed}`
  return {
    first: drawings.get(paths[0] ?? ''),
    together: groups.map((pieces) => pieces.map(lookOf)),
    apart: single.map(lookOf),
  }
}

describe('makeCatalogue: outfits', () => {
  it('are shown first on somebody who wears all their pieces, then side by side, then one by one', () => {
    for (const [outfit] of ofType('grouped')) {
      const { first, together, apart } = shownTogether(outfit, 'worn')
      expect(first).toMatchObject({ arrangement: 'worn' })
      expect(apart).toHaveLength(outfit.product_links?.length ?? 0)
      expect([...together, ...shownTogether(outfit, 'laid').together]).toEqual([apart, apart])
    }
  })

  it('are what each of their pieces leads to', () => {
    for (const [outfit, products] of ofType('grouped')) {
      const pieces = (outfit.product_links ?? []).map(({ linked_product_sku: sku }) =>
        products.find((product) =>
          [product, ...(product.configurable_children ?? [])].some(
            (each) => each.sku === sku && product.visibility > 1,
          ),
        ),
      )
      const leading = pieces.filter((piece) =>
        piece?.product_links?.some((link) => link.linked_product_sku === outfit.sku),
      )
      expect(leading).toHaveLength(pieces.length)
    }
  })

  it('consist of simple products that belong to a page of their own [PROD-13 PRICE-11]', () => {
    const outfits = ofType('grouped')
    expect(outfits.length).toBeGreaterThan(20)
    for (const [outfit, products] of outfits) {
      const members = groupedMembers(linksOf(outfit))
      expect(members.ok && members.value.length).toBe(3)
      for (const { linked_product_sku } of outfit.product_links ?? []) {
        const part = products.find(({ sku }) => sku === linked_product_sku)
        expect(part?.price).toBeGreaterThan(0)
        if (part?.visibility !== 1) continue
        expect(products.map(({ sku }) => sku)).toContain(part['parentSku'])
      }
    }
  })
})

describe('makeCatalogue: sets', () => {
  it('are shown first with all their pieces side by side', () => {
    for (const [set] of ofType('bundle')) {
      const { first, together, apart } = shownTogether(set, 'laid')
      expect(first).toMatchObject({ arrangement: 'laid' })
      expect(together).toEqual([apart])
      expect(apart).toHaveLength(set.bundle_options?.length ?? 0)
    }
  })

  it('offer a choice for every piece, with one that is taken unless another is chosen [PROD-15 PRICE-13]', () => {
    const sets = ofType('bundle')
    expect(sets.length).toBeGreaterThan(12)
    for (const [set, products] of sets) {
      const prices = new Map(products.map(({ sku, price }) => [sku, price]))
      expect(set.bundle_options?.length).toBeGreaterThanOrEqual(2)
      for (const { product_links, required } of set.bundle_options ?? []) {
        expect(required).toBe(true)
        expect(product_links.length).toBeGreaterThan(2)
        expect(product_links.filter(({ is_default }) => is_default)).toHaveLength(1)
        for (const { sku, price } of product_links) expect(prices.get(sku)).toBe(price)
      }
    }
  })
})

describe('makeCatalogue: custom options', () => {
  it('are of every type there is, at fixed prices and percentages [PROD-17 PRICE-14]', () => {
    const options = viewOf('nl').products.flatMap(({ custom_options }) => custom_options ?? [])
    const kinds = options.flatMap(({ values }) => values ?? []).map(({ price_type }) => price_type)

    expect(new Set(options.map(({ type }) => type))).toEqual(
      new Set(['radio', 'checkbox', 'select', 'drop_down', 'field']),
    )
    expect(new Set(kinds)).toEqual(new Set(['fixed', 'percent']))
  })

  it('can be priced as the shop prices them [PROD-17 PRICE-14]', () => {
    for (const code of mainViews) {
      for (const { custom_options, price, sku } of viewOf(code).products) {
        if (!custom_options) continue
        const options = custom_options.map((option) => ({
          id: `${option.option_id}`,
          type: option.type === 'drop_down' ? ('drop-down' as const) : option.type,
          isRequired: option.is_require,
          price: priceOf(option.price, option.price_type),
          values: (option.values ?? []).flatMap((value) => {
            const own = priceOf(value.price, value.price_type)
            return own ? [{ id: `${value.option_type_id}`, price: own }] : []
          }),
        }))
        const choices = options.map(({ id, values }) => ({ optionId: id, optionValue: values.at(-1)?.id ?? 'Pip' }))
        const added = customOptionsPrice({ productPrice: toCents(price ?? 0), options, choices })
        expect(added.ok, sku).toBe(true)
        expect(added.ok && added.value).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('makeCatalogue: gift cards, patterns and books', () => {
  it('are always there, or counted, and taxed as they are', () => {
    const { stock, sellables } = theCatalogue()
    const items = new Map(stock.map((item) => [item.sku, item]))
    const virtual = sellables.filter(({ type }) => type === 'virtual')
    const files = sellables.filter(({ type }) => type === 'downloadable')

    expect(virtual.length).toBeGreaterThan(6)
    expect(files.length).toBeGreaterThan(6)
    for (const { sku, taxClassId } of virtual) expect([items.get(sku)?.isInStock, taxClassId]).toEqual([true, 0])
    for (const { sku } of files) expect(items.get(sku)).toMatchObject({ isInStock: true, manageStock: false })
    expect(sellables.find(({ sku }) => sku === 'VKB1')?.taxClassId).toBe(4)
  })
})
