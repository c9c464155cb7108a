import {
  attributeDocumentSchema,
  categoryDocumentSchema,
  productDocumentSchema,
  taxRuleDocumentSchema,
  taxRuleOf,
} from '@vonk/contract'
import { findTaxRate, rateFromPercent } from '@vonk/domain/tax'
import { followRedirect, matchRoute } from '@vonk/domain/urls'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from './make-catalogue.ts'
import { everyProduct, everyView, repeatedOf, TODAY, theCatalogue, viewOf } from './testing.ts'

const views = 'de en nl rz_de rz_en rz_nl rzss_de rzss_en rzss_nl vss_de vss_en vss_nl'.split(' ')

type Schema = { safeParse(document: unknown): { readonly success: boolean } }

function refusedBy(schema: Schema, documents: readonly unknown[]): unknown[] {
  return documents.filter((document) => !schema.safeParse(document).success)
}

describe('makeCatalogue', () => {
  it('fills the twelve views with documents of the contract [PROD-01 PROD-03 PROD-06 PROD-07 CAT-01 PROD-18 PRICE-15]', () => {
    expect(Object.keys(theCatalogue().views).toSorted()).toEqual(views)
    for (const [, { products, categories, attributes, taxRules }] of everyView()) {
      expect(refusedBy(productDocumentSchema, products)).toEqual([])
      expect(refusedBy(categoryDocumentSchema, categories)).toEqual([])
      expect(refusedBy(attributeDocumentSchema, attributes)).toEqual([])
      expect(refusedBy(taxRuleDocumentSchema, taxRules)).toEqual([])
    }
  })

  it('makes about 600 products in sizes for Vonk, 300 for Razz and 6,000 things to buy', () => {
    const inSizes = (code: string) => viewOf(code).products.filter(({ type_id }) => type_id === 'configurable').length

    expect(inSizes('nl')).toBeGreaterThanOrEqual(600)
    expect(inSizes('nl')).toBeLessThan(640)
    expect(inSizes('rz_nl')).toBeGreaterThanOrEqual(300)
    expect(inSizes('rz_nl')).toBeLessThan(312)
    expect(theCatalogue().sellables.length).toBeGreaterThan(5800)
    expect(theCatalogue().sellables.length).toBeLessThan(6800)
  })

  it('sells every type of product [PROD-02 PROD-25]', () => {
    for (const code of ['nl', 'de', 'rz_en']) {
      const types = new Set(viewOf(code).products.map(({ type_id }) => type_id))
      expect([...types].toSorted()).toEqual(['bundle', 'configurable', 'downloadable', 'grouped', 'simple', 'virtual'])
    }
  })

  it('holds products back in every way there is [PROD-30 PROD-31]', () => {
    for (const code of ['nl', 'rz_nl']) {
      const { products } = viewOf(code)
      expect(new Set(products.map(({ status }) => status))).toEqual(new Set([0, 1, 2]))
      expect(new Set(products.map(({ visibility }) => visibility))).toEqual(new Set([1, 2, 3, 4]))
    }
  })

  it('gives each thing one id and one sku [PROD-01]', () => {
    for (const [, { products }] of everyView()) {
      expect(repeatedOf(products.map(({ id }) => id))).toEqual([])
      expect(repeatedOf(products.map(({ sku }) => sku))).toEqual([])
    }
    expect(repeatedOf(theCatalogue().sellables.map(({ productId }) => productId))).toEqual([])
    expect(repeatedOf(theCatalogue().sellables.map(({ sku }) => sku))).toEqual([])
  })

  it('gives each page a path of its own that no fixed page has [ROUTE-27 ROUTE-28]', () => {
    const taken = ['blog', 'api', 'img', 'assets', 'en', 'de', 'nl']
    for (const [, { products, categories }] of everyView()) {
      const paths = [...products, ...categories].flatMap(({ url_path }) => url_path ?? [])
      expect(repeatedOf(paths)).toEqual([])
      expect(paths.filter((path) => matchRoute(path) !== null || taken.includes(path))).toEqual([])
      expect(paths.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(path))).toEqual([])
    }
  })

  it('tells the same product by the same id in each language and each shop', () => {
    const ids = new Map<string, Set<number>>()
    for (const [, { sku, id }] of everyProduct()) ids.set(sku, (ids.get(sku) ?? new Set()).add(id))

    expect([...ids].filter(([, found]) => found.size > 1)).toEqual([])
  })

  it('taxes clothes, books and gift cards as the three countries do [PRICE-15 PRICE-16 PRICE-19]', () => {
    const { taxRules, products } = viewOf('nl')
    const rules = taxRules.map(taxRuleOf)
    const rateOf = (sku: string, country: string) => {
      const productClass = products.find((product) => product.sku === sku)?.tax_class_id ?? -1
      return findTaxRate(rules, { productClass, country, group: 3, region: null })
    }
    const some = products.find(({ type_id }) => type_id === 'configurable')?.sku ?? ''

    const countries = ['NL', 'BE', 'DE']
    expect(countries.map((country) => rateOf(some, country))).toEqual([21, 21, 19].map(rateFromPercent))
    expect(countries.map((country) => rateOf('VKB1', country))).toEqual([9, 6, 7].map(rateFromPercent))
    expect(countries.map((country) => rateOf('VKG25', country))).toEqual([0, 0, 0])
  })

  it('leads old addresses to pages that are there [ROUTE-35 ROUTE-36]', () => {
    for (const [, { redirects, products, categories }] of everyView()) {
      const pages = new Set([...products, ...categories].flatMap(({ url_path }) => (url_path ? [`/${url_path}`] : [])))
      const targets = redirects.map((redirect) => followRedirect(redirect)?.target ?? '')
      const inside = targets.filter((target) => target !== '/' && !target.startsWith('https://'))
      expect(inside.filter((target) => !pages.has(target.replace(/\?.*/, '')))).toEqual([])
      expect(redirects.filter(({ requestPath }) => pages.has(`/${requestPath}`) || matchRoute(requestPath))).toEqual([])
      expect(repeatedOf(redirects.map(({ requestPath }) => requestPath))).toEqual([])
    }
  })

  it('has every kind of redirect, one that leaves the shop and one with a query [ROUTE-35]', () => {
    for (const [, { redirects }] of everyView()) {
      expect(new Set(redirects.map(({ redirectType }) => redirectType))).toEqual(new Set([301, 302, 303, 307, 308]))
      expect(redirects.some(({ targetPath }) => targetPath.includes('?'))).toBe(true)
      expect(redirects.some(({ targetPath }) => targetPath.startsWith('https://'))).toBe(true)
    }
  })

  it('is the same to the byte for the same seed and day, and another label for another seed', () => {
    const made = (seed: number, today = TODAY) => JSON.stringify(makeCatalogue({ seed, today, products: 150 }))
    const first = made(1)

    expect(made(1)).toBe(first)
    expect(made(2)).not.toBe(first)
    expect(made(1, TODAY + 24 * 60 * 60 * 1000)).not.toBe(first)
  })

  it('can be small', () => {
    const { views: few } = makeCatalogue({ seed: 1, today: TODAY, products: 30 })

    expect(few['nl']?.products.filter(({ type_id }) => type_id === 'configurable').length).toBeLessThan(40)
    expect(few['rz_de']?.categories.length).toBeGreaterThan(1)
  })

  it.each([
    { repeatedIn: ['nl'], repeated: { nl: 100 } },
    { repeatedIn: ['rz_de', 'rzss_de'], repeated: { rz_de: 100, rzss_de: expect.any(Number) } },
  ])('repeats its designs in $repeatedIn alone, as often as all are asked for', ({ repeatedIn, repeated }) => {
    const grown = makeCatalogue({ seed: 1, today: TODAY, products: 1000, repeatedIn })
    const counts: Record<string, number> = {}
    for (const { views: more, priceHistory } of grown.repeats()) {
      for (const [code, { products }] of Object.entries(more)) counts[code] = (counts[code] ?? 0) + products.length
      expect(Object.keys(more)).toEqual(repeatedIn)
      expect(new Set(priceHistory.map(({ view }) => view))).toEqual(new Set(repeatedIn))
    }
    expect(counts).toEqual(repeated)
    expect(JSON.stringify(grown)).toBe(JSON.stringify(theCatalogue()))
  })
})
