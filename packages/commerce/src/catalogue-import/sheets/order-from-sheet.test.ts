import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from '../../checkout/testing.ts'
import { findOrder } from '../../orders/index.ts'
import { importCatalogue } from '../importing/import-catalogue.ts'
import { clock } from '../testing/documents.ts'
import { openSheet } from './open-sheet.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

it('sells what a sheet brought, at its price and with its VAT', async () => {
  const { db } = shop
  const directory = await shop.stores.loadDirectory()
  const columns = ['sku', 'name', 'price', 'vat', 'stock']
  const rows = [
    ['BOOK', 'Prentenboek', '10,90', '9', '4'],
    ['COAT', 'Jas', '24,20', '21', '4'],
  ]
  const lines = rows.map((cells, at) => ({
    line: at + 2,
    fields: Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? ''])),
  }))
  const sheet = await openSheet(db, { name: 'sheet.csv', columns, lines, directory, store: null })
  if (sheet.kind !== 'sheet') throw new Error('The columns are those of a sheet')
  await importCatalogue({ db, directory, clock, sources: [sheet.source] })

  const cartId = await shop.cartWith('BOOK', 1)
  await shop.put(cartId, 'COAT', 1)
  const products = [aProduct('BOOK', 1, 10.9), aProduct('COAT', 1, 24.2)]
  const { status } = await shop.order(anOrderBody(cartId, { order_id: 'order-from-a-sheet', products }))

  expect(status).toBe(200)
  expect(await findOrder(db, 'order-from-a-sheet')).toMatchObject({
    lines: [
      { sku: 'BOOK', gross: 1090, tax: 90, taxRate: 90_000 },
      { sku: 'COAT', gross: 2420, tax: 420, taxRate: 210_000 },
    ],
  })
  expect(await shop.stockOf('BOOK')).toBe(3)
})
