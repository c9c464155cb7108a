import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { applyStockResult } from './apply-stock-result.ts'
import { aLine, someOptions } from './testing.ts'

const engraved = someOptions({ custom: [{ optionId: '3', optionValue: 'Noor' }] })
const lines = [aLine(), aLine({ options: engraved }), aLine({ sku: 'CAP' })]
const inStock = { sku: 'JACKET-104', resultCode: 200, isInStock: true }
const soldOut = { ...inStock, isInStock: false }
const settings = (allowOutOfStockInCart: boolean, synchronizeCart: boolean) => ({
  allowOutOfStockInCart,
  synchronizeCart,
})

describe('applyStockResult', () => {
  it('marks every line of the product as in stock', () => {
    const mark = { isInStock: true, info: { stock: 'in-stock' }, errors: {} }

    expect(applyStockResult(lines, { result: inStock, settings: settings(true, true) })).toEqual([
      { ...lines[0], ...mark },
      { ...lines[1], ...mark },
      lines[2],
    ])
  })

  it.each([
    [true, true],
    [true, false],
    [false, true],
  ])('marks what ran out (allowed %j, synced %j) and keeps it', (allowed, synced) => {
    const mark = { isInStock: false, info: {}, errors: { stock: 'out-of-stock' } }

    expect(applyStockResult(lines, { result: soldOut, settings: settings(allowed, synced) })).toEqual([
      { ...lines[0], ...mark },
      { ...lines[1], ...mark },
      lines[2],
    ])
  })

  it('keeps what ran out as the shop is set up, also without a server [STOCK-08]', () => {
    expect(
      applyStockResult(lines, { result: soldOut, settings: { ...defaultSettings, synchronizeCart: false } }),
    ).toHaveLength(3)
  })

  it('removes what ran out where it may not stay and no server keeps the cart [STOCK-12]', () => {
    expect(applyStockResult(lines, { result: soldOut, settings: settings(false, false) })).toEqual([lines[2]])
  })

  it('replaces an older mark and keeps marks about other things', () => {
    const old = aLine({ info: { price: 'new' }, errors: { stock: 'out-of-stock', price: 'changed' } })
    const [back] = applyStockResult([old], { result: inStock, settings: settings(true, true) })

    expect(back).toMatchObject({ info: { price: 'new', stock: 'in-stock' }, errors: { price: 'changed' } })
    expect(back?.errors).not.toHaveProperty('stock')
    const [gone] = applyStockResult(back ? [back] : [], { result: soldOut, settings: settings(true, true) })
    expect(gone).toMatchObject({ info: { price: 'new' }, errors: { price: 'changed', stock: 'out-of-stock' } })
    expect(gone?.info).not.toHaveProperty('stock')
  })

  it('ignores a check that found no server [STOCK-13]', () => {
    const unreachable = { ...soldOut, resultCode: 'ENOTFOUND' }

    expect(applyStockResult(lines, { result: unreachable, settings: settings(false, false) })).toBe(lines)
  })

  it('ignores an answer that does not speak of stock', () => {
    expect(
      applyStockResult(lines, {
        result: { ...soldOut, resultCode: 500, isInStock: null },
        settings: settings(false, false),
      }),
    ).toBe(lines)
  })
})
