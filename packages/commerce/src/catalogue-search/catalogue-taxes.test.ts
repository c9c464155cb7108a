import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { putTaxRules } from '../catalogue/index.ts'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

let api: CatalogueApi
afterEach(() => api.close())

const rule = (id: number, customerClass: number, rate: object) => ({
  id,
  customer_tax_class_ids: [customerClass],
  product_tax_class_ids: [2],
  rates: [{ id, tax_country_id: 'NL', rate: 21, ...rate }],
})

/** What the bag of 30 euros costs without tax. */
async function netPrice(groupId: number | null) {
  const token = groupId === null ? '' : `&groupToken=${await api.tokens.sign({ groupId, customerId: 7 })}`
  const { body } = await api.ask(`/api/product/render-list?skus=bag${token}`)
  const net = JSON.stringify(body).match(/"tax_adjustments":\{"final_price":([\d.]+)/)
  return Number(net?.[1])
}

describe('the tax inside prices of the catalogue', () => {
  it('asks for the customer’s group once the view has a default group, and not before [PRICE-17] [PRICE-18]', async () => {
    api = await openCatalogueApi()
    await putTaxRules(api.db, 'nl', [rule(1, 2, { rate: 50 }), rule(2, 1, { rate: 25 })])
    await expect.poll(() => netPrice(null)).toBe(20)
    expect(await netPrice(1)).toBe(20)

    await api.stores.configure('nl', { userGroupId: 1 })
    await expect.poll(() => netPrice(null)).toBe(24)
    expect([await netPrice(1), await netPrice(2)]).toEqual([24, 20])
  })

  it('is Poland’s in a view without a country, and the log says what is missing [PRICE-21] [PRICE-22]', async () => {
    api = await openCatalogueApi({
      async prepare(db) {
        await db.execute(sql`alter table store_view drop constraint store_view_tax_country_check`)
        await db.execute(sql`update store_view set tax_country = '' where code = 'nl'`)
        await putTaxRules(db, 'nl', [rule(1, 3, { rate: 25, tax_country_id: 'PL' })])
      },
    })

    expect(await netPrice(null)).toBe(24)
    expect(api.lines.filter(({ level }) => level === 'error')).toMatchObject([
      { view: 'nl', country: 'PL', msg: 'Please do set the tax.defaultCountry in order to calculate totals' },
    ])
  })
})
