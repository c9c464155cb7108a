import { describe, expect, it } from 'vitest'
import { type LineOptions, lineChecksum, noOptions } from '../cart/index.ts'
import { adoptServerLine, lineFromServer } from './adopt-server-line.ts'
import { aClientLine, aServerLine } from './testing.ts'

const labelled: LineOptions = {
  ...noOptions,
  configurable: [{ optionId: '93', optionValue: '50', label: 'Colour', value: 'Blue' }],
}
const bare: LineOptions = { ...noOptions, configurable: [{ optionId: '93', optionValue: '50' }] }

describe('adoptServerLine', () => {
  it('takes over ids, type and the confirmed quantity', () => {
    const adopted = adoptServerLine(aClientLine({ quantity: 3 }), aServerLine({ quantity: 2, type: 'simple' }))

    expect(adopted).toMatchObject({ quantity: 3, previousQuantity: 2, type: 'simple' })
    expect(adopted).toMatchObject({ serverItemId: '7', itemId: '7', serverCartId: 'cart', quoteId: 'cart' })
  })

  it('takes the price the server says, for it knows tiers and groups; else it keeps its own [PRICE-23]', () => {
    const line = aClientLine({ quantity: 3, unitPrice: 1000 })

    expect(adoptServerLine(line, aServerLine({ quantity: 3, unitPrice: 850 })).unitPrice).toBe(850)
    expect(adoptServerLine(line, aServerLine({ quantity: 3, unitPrice: null })).unitPrice).toBe(1000)
    expect(adoptServerLine(line, aServerLine({ quantity: 3 })).unitPrice).toBe(1000)
  })

  it('believes its own price steps only as long as the server bears them out', () => {
    const priceSteps = [
      { from: 1, unitPrice: 1000 },
      { from: 3, unitPrice: 850 },
    ] as const
    const line = aClientLine({ quantity: 3, unitPrice: 850, priceSteps })
    const said = (unitPrice: number) => adoptServerLine(line, aServerLine({ quantity: 2, unitPrice }))

    expect(said(1000)).toMatchObject({ quantity: 3, unitPrice: 850, priceSteps })
    expect(said(600)).toMatchObject({ quantity: 3, unitPrice: 600 })
    expect(said(600)).not.toHaveProperty('priceSteps')
  })

  it('keeps the options of the client, which carry labels', () => {
    const adopted = adoptServerLine(aClientLine({ options: labelled }), aServerLine({ options: bare }))

    expect(adopted.options).toEqual(labelled)
  })

  it('takes the options of the server where the client has none, with their checksum', () => {
    const adopted = adoptServerLine(aClientLine(), aServerLine({ options: bare }))

    expect(adopted).toMatchObject({ options: bare, checksum: lineChecksum(bare) })
  })
})

describe('lineFromServer', () => {
  it('makes a line of what only the server had [CART-05] [SYNC-19]', () => {
    const row = aServerLine({ quantity: 2, options: bare })
    const line = lineFromServer(row, { parentSku: 'JACKET', unitPrice: 2999 })

    expect(line).toMatchObject({ sku: 'JACKET-104', parentSku: 'JACKET', type: 'configurable', unitPrice: 2999 })
    expect(line).toMatchObject({ quantity: 2, previousQuantity: 2, options: bare, serverItemId: '7', quoteId: 'cart' })
  })
})
