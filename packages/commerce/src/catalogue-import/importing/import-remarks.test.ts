import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProductBySku, readCategories } from '../../catalogue/index.ts'
import { linesOf, type OpenImport, openImport } from '../testing/open-import.ts'

let opened: OpenImport
beforeAll(async () => {
  opened = await openImport()
})
afterAll(() => opened.close())

const product = (id: number, parts: object = {}) => ({ id, sku: `VK${id}`, name: `Jeans ${id}`, price: 10, ...parts })
const category = (id: number, parts: object = {}) => ({ id, name: `Category ${id}`, parent_id: 2, ...parts })

describe('importCatalogue', () => {
  it('says which got another address, and which categories lie in a circle or nowhere', async () => {
    const { remarks, refusals } = await opened.take(
      linesOf(
        category(2, { parent_id: 1 }),
        category(61, { parent_id: 62 }),
        category(62, { parent_id: 61 }),
        category(63, { parent_id: 63 }),
        category(64, { parent_id: 9999 }),
        category(65, { url_path: 'same/path' }),
        category(66, { url_path: 'same/path' }),
        product(81, { url_path: 'same/path' }),
      ),
    )
    const told = remarks.map(({ about, text, count, first }) => `${count} ${about} ${text}: ${first}`)

    expect(refusals).toEqual([])
    expect(told).toEqual([
      '3 categories that lie inside themselves, so that no menu leads to them: 61 Category 61',
      '1 categories whose parent is not there: 64 Category 64',
      '1 categories have another address, as theirs was taken: 66 at same/path-66 instead of same/path',
      '1 products have another address, as theirs was taken: 81 at same/path-81 instead of same/path',
    ])
  })

  it('warns of a country without a tax rate, until there is one', async () => {
    const rule = { id: 1, code: 'VAT', customer_tax_class_ids: [3], product_tax_class_ids: [2] }
    const ruleOf = (...countries: string[]) => ({
      ...rule,
      rates: countries.map((country, at) => ({ id: at + 1, tax_country_id: country, rate: 21 })),
    })

    expect((await opened.take(linesOf(product(1)))).warnings).toEqual([
      expect.stringContaining('There is no tax rate for NL, the country of the view nl: it sells without VAT'),
    ])
    expect((await opened.take(linesOf(product(1), ruleOf('US', 'DE')))).warnings).toEqual([
      expect.stringContaining('the country of the view nl, only for DE, US'),
    ])
    expect((await opened.take(linesOf(ruleOf('FR')))).warnings).toEqual([])
    expect((await opened.take(linesOf(product(1), ruleOf('NL')))).warnings).toEqual([])
    expect((await opened.take(linesOf(product(1)))).warnings).toEqual([])
  })

  it('reads names as HTML, and leaves the descriptions that are', async () => {
    const description = '<p>Wool &amp; silk</p>'
    const names = { name: 'EverCool&trade; T&eacute;e &#38; AT&T', description }
    await opened.take(linesOf(product(5, names), category(70, { name: 'Tops &amp; Tees' })))

    const found = await findProductBySku(opened.db, 'nl', 'VK5')
    expect(found?.product).toMatchObject({ name: 'EverCool™ Tée & AT&T', description })
    expect((await readCategories(opened.db, 'nl')).find(({ id }) => id === 70)?.name).toBe('Tops & Tees')
  })

  it('names the number that is too large, also that of a variant', async () => {
    const child = { sku: 'VK9-S', id: 4_506_840_000, price: 10 }
    const { refusals } = await opened.take(
      linesOf(product(4_506_840_000), product(9, { configurable_children: [child] })),
    )

    expect(refusals.map(([, , , reason]) => reason)).toEqual([
      'id is 4506840000: the shop stores numbers up to 2147483647 there',
      'configurable_children.0.id is 4506840000: the shop stores numbers up to 2147483647 there',
    ])
  })
})
