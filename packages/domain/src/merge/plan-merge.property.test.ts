import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineOptions, lineKey } from '../cart/index.ts'
import { planMerge } from './plan-merge.ts'
import { aClientLine, aServerLine, type Carts, carryOut, mergeMode } from './testing.ts'

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
    return { ...line, previousQuantity: quantity, serverItemId, serverCartId: from }
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
const settings = fc.record({
  serverSyncCanRemoveLocalItems: fc.boolean(),
  serverSyncCanModifyLocalItems: fc.boolean(),
})
const mode = fc
  .record({ forceClientState: fc.boolean(), mergeQty: fc.boolean(), consumedCartId: fc.constantFrom(null, 'guest') })
  .map(mergeMode)

const quantities = (lines: Carts['clientLines'] | Carts['serverLines']) =>
  Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]))
const keysOf = ({ clientLines, serverLines }: Carts) => new Set([...clientLines, ...serverLines].map(lineKey))

describe('planMerge, carried out', () => {
  it('leaves both sides with the same lines and quantities', () => {
    fc.assert(
      fc.property(carts, mode, settings, (before, how, permitted) => {
        const after = carryOut(before, planMerge(before, how, permitted))

        expect(quantities(after.clientLines)).toEqual(quantities(after.serverLines))
      }),
    )
  })

  it('changes nothing when it runs again, in any mode', () => {
    fc.assert(
      fc.property(carts, mode, settings, mode, (before, how, permitted, again) => {
        const after = carryOut(before, planMerge(before, how, permitted))
        const second = planMerge(after, again, permitted)

        expect(second.steps.every((step) => step.do === 'keep')).toBe(true)
        expect(carryOut(after, second)).toEqual(after)
      }),
    )
  })

  it('loses no item where removal is not permitted and nothing is forced', () => {
    fc.assert(
      fc.property(carts, mode, settings, (before, how, permitted) => {
        const gentle = { ...permitted, serverSyncCanRemoveLocalItems: false }
        const after = carryOut(before, planMerge(before, { ...how, forceClientState: false }, gentle))

        expect(keysOf(after)).toEqual(keysOf(before))
      }),
    )
  })

  it('never loses an item of the client that is forced, new at login or from another cart', () => {
    fc.assert(
      fc.property(carts, mode, settings, (before, how, permitted) => {
        const after = quantities(carryOut(before, planMerge(before, how, permitted)).clientLines)
        const safe = before.clientLines.filter(
          ({ serverCartId }) =>
            how.forceClientState || serverCartId === 'guest' || (how.mergeQty && serverCartId === null),
        )

        for (const line of safe) expect(after).toHaveProperty([lineKey(line)])
      }),
    )
  })

  it('counts every piece exactly once when quantities are merged at login', () => {
    fc.assert(
      fc.property(carts, settings, (before, permitted) => {
        const guest = { ...before, clientLines: before.clientLines.filter((line) => line.serverCartId === null) }
        const after = carryOut(guest, planMerge(guest, mergeMode({ mergeQty: true }), permitted))
        const total = (lines: readonly { quantity: number }[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

        expect(total(after.clientLines)).toBe(total(guest.clientLines) + total(guest.serverLines))
      }),
    )
  })

  it('changes neither side on a dry run', () => {
    fc.assert(
      fc.property(carts, mode, settings, (before, how, permitted) => {
        expect(carryOut(before, planMerge(before, { ...how, dryRun: true }, permitted))).toBe(before)
      }),
    )
  })
})
