import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineOptions, lineKey } from '../cart/index.ts'
import { planMerge } from './plan-merge.ts'
import { aClientLine, aServerLine, type Carts, carryOut, mergeRules } from './testing.ts'

const sku = fc.constantFrom('CAP', 'JACKET-104', 'JACKET-110', 'MUG', 'SOCKS', 'SCARF')
const engraving = fc.constantFrom('', 'Noor', 'Sem')
const optionsFor = (text: string): LineOptions | null =>
  text === '' ? null : { configurable: [], bundle: [], custom: [{ optionId: '3', optionValue: text }] }

const clientLine = fc
  .record({ sku, engraving, quantity: fc.integer({ min: 1, max: 30 }), from: fc.constantFrom('new', 'guest', 'cart') })
  .map(({ sku, engraving, quantity, from }) => {
    const line = aClientLine({ sku, quantity, options: optionsFor(engraving) })
    if (from === 'new') return line
    const serverItemId = `${from}-${sku}-${engraving}`
    return { ...line, previousQuantity: quantity, serverItemId, cartId: from }
  })

const serverLine = fc
  .record({ sku, engraving, quantity: fc.integer({ min: 1, max: 30 }) })
  .map(({ sku, engraving, quantity }) =>
    aServerLine({ itemId: `cart-${sku}-${engraving}`, sku, quantity, options: optionsFor(engraving) }),
  )

const carts = fc.record({
  clientLines: fc.uniqueArray(clientLine, { selector: lineKey, maxLength: 6 }),
  serverLines: fc.uniqueArray(serverLine, { selector: lineKey, maxLength: 6 }),
})
const rules = fc
  .record({
    forceClientState: fc.boolean(),
    mergeQty: fc.boolean(),
    guestCartId: fc.constantFrom(null, 'guest'),
    serverSyncCanRemoveLocalItems: fc.boolean(),
    serverSyncCanModifyLocalItems: fc.boolean(),
  })
  .map(mergeRules)

const quantities = (lines: Carts['clientLines'] | Carts['serverLines']) =>
  Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]))
const keysOf = ({ clientLines, serverLines }: Carts) => new Set([...clientLines, ...serverLines].map(lineKey))

describe('planMerge, carried out', () => {
  it('leaves both sides with the same lines and quantities', () => {
    fc.assert(
      fc.property(carts, rules, (before, how) => {
        const after = carryOut(before, planMerge(before, how))

        expect(quantities(after.clientLines)).toEqual(quantities(after.serverLines))
      }),
    )
  })

  it('changes nothing when it runs again, in any mode', () => {
    fc.assert(
      fc.property(carts, rules, rules, (before, how, again) => {
        const after = carryOut(before, planMerge(before, how))
        const second = planMerge(after, again)

        expect(second.steps.every((step) => step.do === 'keep')).toBe(true)
        expect(carryOut(after, second)).toEqual(after)
      }),
    )
  })

  it('loses no item where removal is not permitted and nothing is forced', () => {
    fc.assert(
      fc.property(carts, rules, (before, how) => {
        const gentle = { ...how, forceClientState: false, serverSyncCanRemoveLocalItems: false }
        const after = carryOut(before, planMerge(before, gentle))

        expect(keysOf(after)).toEqual(keysOf(before))
      }),
    )
  })

  it('never loses an item of the client that is forced, new at login or from another cart', () => {
    fc.assert(
      fc.property(carts, rules, (before, how) => {
        const after = quantities(carryOut(before, planMerge(before, how)).clientLines)
        const safe = before.clientLines.filter(
          ({ cartId }) => how.forceClientState || cartId === 'guest' || (how.mergeQty && cartId === null),
        )

        for (const line of safe) expect(after).toHaveProperty([lineKey(line)])
      }),
    )
  })

  it('counts every piece exactly once when quantities are merged at login', () => {
    fc.assert(
      fc.property(carts, rules, (before, how) => {
        const guest = { ...before, clientLines: before.clientLines.filter((line) => line.cartId === null) }
        const after = carryOut(guest, planMerge(guest, { ...how, forceClientState: false, mergeQty: true }))
        const total = (lines: readonly { quantity: number }[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

        expect(total(after.clientLines)).toBe(total(guest.clientLines) + total(guest.serverLines))
      }),
    )
  })

  it('changes neither side on a dry run', () => {
    fc.assert(
      fc.property(carts, rules, (before, how) => {
        expect(carryOut(before, planMerge(before, { ...how, dryRun: true }))).toBe(before)
      }),
    )
  })
})
