import { defaultSettings } from '@vonk/domain/settings'
import type { StockItem } from '@vonk/domain/stock'
import { describe, expect, it } from 'vitest'
import { withStock } from './use-fresh-stock.ts'

const sale = { kind: 'sale', text: '-20%' } as const
const almost = { kind: 'almost-sold-out', text: 'Almost sold out' } as const

function labelsOf(labels: readonly (typeof sale | typeof almost)[], item: Partial<StockItem>) {
  const product = { sku: 'vk101', labels }
  const stock = new Map([['vk101', { productId: 1, quantity: 0, isInStock: false, manageStock: true, ...item }]])
  const fresh = withStock(product, { stock, settings: defaultSettings, textOf: (kind) => kind })
  return fresh === product ? 'the same' : fresh.labels.map(({ kind }) => kind)
}

describe('withStock', () => {
  it('says what has run out since the list was made [STOCK-06]', () => {
    expect(labelsOf([sale], {})).toEqual(['out-of-stock', 'sale'])
    expect(labelsOf([almost, sale], {})).toEqual(['out-of-stock', 'sale'])
    expect(labelsOf([sale], { quantity: 5, isInStock: true })).toEqual(['almost-sold-out', 'sale'])
  })

  it('no longer says so when there is enough again', () => {
    expect(labelsOf([almost, sale], { quantity: 80, isInStock: true })).toEqual(['sale'])
  })

  it('leaves a product alone whose label is right, or of which nothing was heard', () => {
    expect(labelsOf([almost], { quantity: 2, isInStock: true })).toBe('the same')
    const product = { sku: 'vk101', labels: [] }

    expect(withStock(product, { stock: new Map(), settings: defaultSettings, textOf: String })).toBe(product)
  })
})
