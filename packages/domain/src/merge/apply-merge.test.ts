import { describe, expect, it } from 'vitest'
import { type LineOptions, noOptions } from '../cart/index.ts'
import {
  adoptServerLine,
  applyMergePlan,
  applyRepair,
  confirmUpdate,
  lineFromServer,
  repairAfterFailure,
  updateNotification,
} from './apply-merge.ts'
import type { MergeStep } from './plan-merge.ts'
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
    expect(adopted).toMatchObject({ serverItemId: '7', cartId: 'cart' })
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

  it('takes the options of the server where the client has none, which have another checksum [CART-02]', () => {
    const held = aClientLine({ checksum: 'of no options' })
    const adopted = adoptServerLine(held, aServerLine({ options: bare }))

    expect(adopted).toMatchObject({ options: bare, checksum: '' })
    expect(adoptServerLine(held, aServerLine()).checksum).toBe('of no options')
  })
})

describe('lineFromServer', () => {
  it('makes a line of what only the server had [CART-05] [SYNC-19]', () => {
    const row = aServerLine({ quantity: 2, options: bare })
    const line = lineFromServer(row, { parentSku: 'JACKET', unitPrice: 2999 })

    expect(line).toMatchObject({ sku: 'JACKET-104', parentSku: 'JACKET', type: 'configurable', unitPrice: 2999 })
    expect(line).toMatchObject({ quantity: 2, previousQuantity: 2, options: bare, serverItemId: '7', cartId: 'cart' })
  })
})

const line = aClientLine({ quantity: 3 })
const cap = aClientLine({ sku: 'CAP' })
const serverLine = aServerLine({ quantity: 2 })
const apply = (...steps: MergeStep[]) => applyMergePlan([line, cap], { isDryRun: false, steps })

describe('applyMergePlan', () => {
  it('removes a line locally [SYNC-15]', () => {
    expect(apply({ do: 'remove-local', line })).toEqual([cap])
  })

  it('accepts the quantity of the server [SYNC-17]', () => {
    expect(apply({ do: 'modify-local', line, serverLine })).toMatchObject([
      { quantity: 2, previousQuantity: 2, serverItemId: '7' },
      { sku: 'CAP', serverItemId: null },
    ])
  })

  it('links a line that agrees to the row of the server', () => {
    const agreeing = aServerLine({ quantity: 3 })

    expect(apply({ do: 'keep', line, serverLine: agreeing })).toMatchObject([{ quantity: 3, serverItemId: '7' }, cap])
  })

  it('leaves lines alone that wait for an answer', () => {
    const waiting: MergeStep[] = [
      { do: 'push', line, quantity: 3, serverLine: null },
      { do: 'delete', serverLine },
      { do: 'pull', serverLine },
    ]

    expect(apply(...waiting)).toEqual([line, cap])
  })

  it('does nothing on a dry run', () => {
    const lines = [line, cap]

    expect(applyMergePlan(lines, { isDryRun: true, steps: [{ do: 'remove-local', line }] })).toBe(lines)
  })
})

describe('confirmUpdate', () => {
  it('takes the quantity and the ids the server answered', () => {
    const pushed = aClientLine({ quantity: 3 })
    const serverLine = aServerLine({ quantity: 5 })

    expect(confirmUpdate({ current: pushed, pushed, serverLine })).toMatchObject({
      quantity: 5,
      previousQuantity: 5,
      serverItemId: '7',
    })
  })

  it('keeps what the shopper changed while the call was under way', () => {
    const pushed = aClientLine({ quantity: 3 })
    const current = aClientLine({ quantity: 4 })
    const serverLine = aServerLine({ quantity: 3 })

    expect(confirmUpdate({ current, pushed, serverLine })).toMatchObject({ quantity: 4, previousQuantity: 3 })
  })

  it('keeps one piece where the server accepted fewer than the shopper then took away', () => {
    const pushed = aClientLine({ quantity: 5 })
    const current = aClientLine({ quantity: 1 })
    const serverLine = aServerLine({ quantity: 3 })

    expect(confirmUpdate({ current, pushed, serverLine })).toMatchObject({ quantity: 1, previousQuantity: 3 })
  })
})

const isUnreachable = false

describe('repairAfterFailure', () => {
  it('removes what the server never had [SYNC-20]', () => {
    const line = aClientLine({ previousQuantity: 2 })

    expect(repairAfterFailure({ line, serverLine: null, isUnreachable })).toEqual({ do: 'remove-local' })
  })

  it('restores the quantity the server last confirmed [SYNC-21]', () => {
    const line = aClientLine({ quantity: 9, previousQuantity: 1 })

    expect(repairAfterFailure({ line, serverLine: aServerLine(), isUnreachable })).toEqual({
      do: 'restore-quantity',
      quantity: 1,
    })
  })

  it('removes the item when there was nothing before [SYNC-21]', () => {
    const line = aClientLine({ quantity: 9, previousQuantity: 0 })

    expect(repairAfterFailure({ line, serverLine: aServerLine(), isUnreachable })).toEqual({ do: 'remove-local' })
  })

  it('takes nothing away when no answer came', () => {
    for (const serverLine of [null, aServerLine()]) {
      expect(repairAfterFailure({ line: aClientLine(), serverLine, isUnreachable: true })).toEqual({ do: 'keep' })
    }
  })
})

describe('applyRepair', () => {
  const line = aClientLine({ quantity: 9 })
  const cap = aClientLine({ sku: 'CAP' })

  it('restores, removes or keeps the one line [SYNC-20] [SYNC-21]', () => {
    expect(applyRepair([line, cap], { line, repair: { do: 'restore-quantity', quantity: 2 } })).toEqual([
      { ...line, quantity: 2 },
      cap,
    ])
    expect(applyRepair([line, cap], { line, repair: { do: 'remove-local' } })).toEqual([cap])
    expect(applyRepair([line, cap], { line, repair: { do: 'keep' } })).toEqual([line, cap])
  })
})

const shopping = { isUserInCheckout: false, externalCheckout: false }

describe('updateNotification', () => {
  it('says that a new product was added [CART-16]', () => {
    expect(updateNotification(aClientLine(), shopping)).toEqual({
      type: 'success',
      message: { code: 'product-added' },
      actions: ['ok', 'proceed-to-checkout'],
    })
  })

  it('says that the quantity of a known product was updated [CART-16]', () => {
    expect(updateNotification(aClientLine({ serverItemId: '7' }), shopping)).toEqual({
      type: 'success',
      message: { code: 'quantity-updated' },
      actions: ['ok'],
    })
  })

  it('says nothing during checkout [CART-16]', () => {
    const context = { ...shopping, isUserInCheckout: true }

    expect(updateNotification(aClientLine(), context)).toBeNull()
    expect(updateNotification(aClientLine({ serverItemId: '7' }), context)).toBeNull()
  })
})
