import { describe, expect, it } from 'vitest'
import { mergedQuantity, planMerge, referenceOf } from './plan-merge.ts'
import { aClientLine, aServerLine, type Carts, mergeRules } from './testing.ts'

const both = [true, false]
const line = aClientLine()
const onlyClient = { clientLines: [line], serverLines: [] }
const stepsOf = (sides: Carts, rules: Parameters<typeof mergeRules>[0] = {}) =>
  planMerge(sides, mergeRules(rules)).steps
const push = { do: 'push', line, quantity: 1, serverLine: null }

describe('planMerge, for an item only the client has', () => {
  it.each(both)('pushes it when client state is forced (removal permitted: %j) [SYNC-14]', (permitted) => {
    expect(stepsOf(onlyClient, { forceClientState: true, serverSyncCanRemoveLocalItems: permitted })).toEqual([push])
  })

  it('pushes it when removal is not permitted [SYNC-14]', () => {
    expect(stepsOf(onlyClient)).toEqual([push])
  })

  it('removes it locally when nothing is forced and removal is permitted [SYNC-15]', () => {
    expect(stepsOf(onlyClient, { serverSyncCanRemoveLocalItems: true })).toEqual([{ do: 'remove-local', line }])
  })

  it('removes it when another device took it out of this very cart [SYNC-15]', () => {
    const removed = aClientLine({ serverItemId: '7', cartId: 'cart' })
    const sides = { clientLines: [removed], serverLines: [] }

    expect(stepsOf(sides, { mergeQty: true, serverSyncCanRemoveLocalItems: true })).toEqual([
      { do: 'remove-local', line: removed },
    ])
  })

  it('carries a guest’s item over at login, even where removal is permitted', () => {
    expect(stepsOf(onlyClient, { mergeQty: true, serverSyncCanRemoveLocalItems: true })).toEqual([push])
  })

  it('carries an item of another cart over, even where removal is permitted', () => {
    const fromGuest = aClientLine({ serverItemId: '3', cartId: 'guest' })

    expect(stepsOf({ clientLines: [fromGuest], serverLines: [] }, { serverSyncCanRemoveLocalItems: true })).toEqual([
      { ...push, line: fromGuest },
    ])
  })
})

describe('planMerge, for an item both have', () => {
  const three = aClientLine({ quantity: 3 })
  const two = aServerLine({ quantity: 2 })
  const differing = { clientLines: [three], serverLines: [two] }

  it('keeps it when quantities agree, whatever is forced or permitted', () => {
    for (const forceClientState of both) {
      for (const serverSyncCanModifyLocalItems of both) {
        const equal = { clientLines: [three], serverLines: [aServerLine({ quantity: 3 })] }

        expect(stepsOf(equal, { forceClientState, serverSyncCanModifyLocalItems })).toEqual([
          { do: 'keep', line: three, serverLine: aServerLine({ quantity: 3 }) },
        ])
      }
    }
  })

  it('pushes the quantity of the client when the server may not change the cart [SYNC-16]', () => {
    expect(stepsOf(differing)).toEqual([{ do: 'push', line: three, quantity: 3, serverLine: two }])
  })

  it('accepts the quantity of the server where configuration allows it [SYNC-17]', () => {
    expect(stepsOf(differing, { serverSyncCanModifyLocalItems: true })).toEqual([
      { do: 'modify-local', line: three, serverLine: two },
    ])
  })

  it('pushes the quantity of the client when forced, even where the server may change it [SYNC-16]', () => {
    expect(stepsOf(differing, { forceClientState: true, serverSyncCanModifyLocalItems: true })).toEqual([
      { do: 'push', line: three, quantity: 3, serverLine: two },
    ])
  })

  it.each(both)('adds quantities up at login (server may change the cart: %j) [SYNC-07]', (allowed) => {
    expect(stepsOf(differing, { mergeQty: true, serverSyncCanModifyLocalItems: allowed })).toEqual([
      { do: 'push', line: three, quantity: 5, serverLine: two },
    ])
  })

  it('adds up equal quantities at login too [SYNC-07]', () => {
    const equal = { clientLines: [aClientLine({ quantity: 2 })], serverLines: [two] }

    expect(stepsOf(equal, { mergeQty: true })).toMatchObject([{ do: 'push', quantity: 4 }])
  })

  it('takes the sum the server made when it has already taken the guest’s cart in', () => {
    const synced = aClientLine({ quantity: 3, previousQuantity: 3, serverItemId: '3', cartId: 'guest' })
    const sides = { clientLines: [synced], serverLines: [aServerLine({ quantity: 5 })] }
    const mode = { mergeQty: true, guestCartId: 'guest' }

    for (const forceClientState of both) {
      expect(stepsOf(sides, { ...mode, forceClientState })).toEqual([
        { do: 'modify-local', line: synced, serverLine: aServerLine({ quantity: 5 }) },
      ])
    }
  })

  it('matches lines by child sku and options, each row once', () => {
    const other = aClientLine({ sku: 'JACKET-110' })
    const twin = aClientLine({ quantity: 2 })
    const sides = { clientLines: [other, line, twin], serverLines: [aServerLine()] }

    expect(stepsOf(sides)).toEqual([
      { do: 'push', line: other, quantity: 1, serverLine: null },
      { do: 'keep', line, serverLine: aServerLine() },
      { do: 'push', line: twin, quantity: 2, serverLine: null },
    ])
  })
})

describe('planMerge, for an item only the server has', () => {
  const sides = { clientLines: [], serverLines: [aServerLine()] }

  it('deletes it on the server when client state is forced [SYNC-18]', () => {
    expect(stepsOf(sides, { forceClientState: true })).toEqual([{ do: 'delete', serverLine: aServerLine() }])
  })

  it('adds it silently when nothing is forced [SYNC-19]', () => {
    expect(stepsOf(sides)).toEqual([{ do: 'pull', serverLine: aServerLine() }])
  })
})

describe('planMerge, as a whole', () => {
  it('deals with the items of the client first', () => {
    const cap = aServerLine({ sku: 'CAP' })
    const plan = planMerge({ clientLines: [line], serverLines: [cap, aServerLine()] }, mergeRules())

    expect(plan.steps.map((step) => step.do)).toEqual(['keep', 'pull'])
  })

  it('says whether it is only a report', () => {
    expect(planMerge(onlyClient, mergeRules({ dryRun: true }))).toEqual({
      isDryRun: true,
      steps: [push],
    })
    expect(planMerge(onlyClient, mergeRules()).isDryRun).toBe(false)
  })
})

const server = aServerLine({ quantity: 5 })
const atLogin = { mergeQty: true, guestCartId: null }
const afterServerMerge = { mergeQty: true, guestCartId: 'guest' }
const fromGuest = (quantity: number, previousQuantity: number) =>
  aClientLine({ quantity, previousQuantity, serverItemId: '3', cartId: 'guest' })

describe('mergedQuantity', () => {
  it('is the quantity of the client outside a login', () => {
    expect(
      mergedQuantity(
        { line: aClientLine({ quantity: 2 }), serverLine: server },
        { mergeQty: false, guestCartId: null },
      ),
    ).toBe(2)
  })

  it('is the sum at login', () => {
    expect(mergedQuantity({ line: aClientLine({ quantity: 2 }), serverLine: server }, atLogin)).toBe(7)
    expect(mergedQuantity({ line: fromGuest(2, 2), serverLine: server }, atLogin)).toBe(7)
  })

  it('does not add a line to itself', () => {
    const linked = aClientLine({ quantity: 5, serverItemId: '7', cartId: 'cart' })

    expect(mergedQuantity({ line: linked, serverLine: server }, atLogin)).toBe(5)
  })

  it('does not add what the server has already taken in with the guest’s cart', () => {
    expect(mergedQuantity({ line: fromGuest(2, 2), serverLine: server }, afterServerMerge)).toBe(5)
  })

  it('adds what was changed on the device after the server last heard of it', () => {
    expect(mergedQuantity({ line: fromGuest(3, 2), serverLine: server }, afterServerMerge)).toBe(6)
    expect(mergedQuantity({ line: fromGuest(1, 2), serverLine: server }, afterServerMerge)).toBe(4)
  })

  it('never ends below what the shopper sees in the cart', () => {
    expect(mergedQuantity({ line: fromGuest(4, 9), serverLine: server }, afterServerMerge)).toBe(4)
  })

  it('adds a line the guest’s cart on the server never had', () => {
    expect(mergedQuantity({ line: aClientLine({ quantity: 2 }), serverLine: server }, afterServerMerge)).toBe(7)
  })
})

describe('referenceOf', () => {
  it('names a row of the server by sku, options and id', () => {
    const row = aServerLine({ itemId: '7', sku: 'CAP', options: null })

    expect(referenceOf(row)).toEqual({ sku: 'CAP', options: null, serverItemId: '7' })
  })
})
