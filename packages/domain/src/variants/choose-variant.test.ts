import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { chooseVariant, type VariantQuery } from './choose-variant.ts'
import { aChild, aChildIn } from './testing.ts'
import { isSelectable, type Variant } from './variant.ts'

const settings = { listOutOfStock: false }
const choose = (children: readonly Variant[], wish: Partial<VariantQuery> = {}) =>
  chooseVariant(children, { configuration: {}, allowFallback: true, settings, ...wish })
const none = err({ code: 'no-variants-available' })
const soldOut = { stock: { isInStock: false } }

describe('chooseVariant', () => {
  const blue152 = aChildIn('blue', '152')
  const blue164 = aChildIn('blue', '164')
  const red152 = aChildIn('red', '152')

  it('finds the child that has all wanted attributes [VAR-06]', () => {
    const chosen = choose([blue152, blue164, red152], { configuration: { color: 'blue', size: '164' } })

    expect(chosen).toEqual(ok({ variant: blue164, kind: 'exact' }))
  })

  it('prefers the child with the most matching attributes, also over a cheaper one [VAR-06]', () => {
    const cheap = aChildIn('blue', '152', { price: 1 })
    const wish = { configuration: { color: 'blue', size: '164', fit: 'slim' } }

    expect(choose([cheap, blue164], wish)).toEqual(ok({ variant: blue164, kind: 'closest' }))
    expect(choose([blue164, cheap], wish)).toEqual(ok({ variant: blue164, kind: 'closest' }))
  })

  it('prefers the better match wherever it stands', () => {
    const wish = { configuration: { color: 'blue', size: '164' } }

    expect(choose([blue164, blue152, red152], wish)).toEqual(ok({ variant: blue164, kind: 'exact' }))
  })

  it('takes any of several wanted values for a match', () => {
    const chosen = choose([blue152, red152], { configuration: { color: ['green', 'red'] } })

    expect(chosen).toEqual(ok({ variant: red152, kind: 'exact' }))
  })

  it('does not match an attribute the child does not have', () => {
    const chosen = choose([aChild({ attributes: { size: '152' } }), blue152], { configuration: { color: ['blue'] } })

    expect(chosen).toEqual(ok({ variant: blue152, kind: 'exact' }))
  })

  it('leaves the price out of what is wanted', () => {
    const configuration = { color: 'red', price: '0-100' }

    expect(choose([blue152, red152], { configuration })).toEqual(ok({ variant: red152, kind: 'exact' }))
  })

  it('prefers the cheaper child when two match equally well [VAR-07]', () => {
    const cheaper = aChildIn('blue', '164', { price: 2499 })

    expect(choose([blue152, cheaper], { configuration: { color: 'blue' } })).toMatchObject({
      value: { variant: cheaper },
    })
    expect(choose([cheaper, blue152], { configuration: { color: 'blue' } })).toMatchObject({
      value: { variant: cheaper },
    })
  })

  it('takes the cheapest child when nothing in particular is wanted [VAR-07]', () => {
    const cheaper = aChildIn('red', '164', { price: 2499 })

    expect(choose([blue152, cheaper, red152])).toEqual(ok({ variant: cheaper, kind: 'exact' }))
  })

  it('keeps the first of two at the same price [VAR-07]', () => {
    expect(choose([blue152, blue164])).toMatchObject({ value: { variant: blue152 } })
  })

  it('takes a known price for lower than an unknown one [VAR-07]', () => {
    const unknown = aChildIn('blue', '164', { price: null })

    expect(choose([unknown, blue152])).toMatchObject({ value: { variant: blue152 } })
    expect(choose([blue152, unknown])).toMatchObject({ value: { variant: blue152 } })
    expect(choose([unknown, aChildIn('red', '164', { price: null })])).toMatchObject({ value: { variant: unknown } })
  })

  it('lets the sku that is asked for win over the attributes', () => {
    const wish = { configuration: { color: 'red' }, sku: blue164.sku }

    expect(choose([red152, blue164], wish)).toEqual(ok({ variant: blue164, kind: 'exact' }))
  })

  it('looks for the attributes when the sku cannot be had', () => {
    const gone = aChildIn('blue', '164', soldOut)
    const wish = { configuration: { color: 'red' }, sku: gone.sku }

    expect(choose([gone, red152], wish)).toEqual(ok({ variant: red152, kind: 'exact' }))
  })

  it.each([2, 3])('skips a child of status %d even when out-of-stock products are listed [VAR-04]', (status) => {
    const disabled = aChildIn('blue', '164', { status })
    const wish = { configuration: { size: '164' }, settings: { listOutOfStock: true } }

    expect(choose([disabled, blue152], wish)).toEqual(ok({ variant: blue152, kind: 'fallback' }))
  })

  it('skips a child that is out of stock only while such products are not listed [VAR-05]', () => {
    const gone = aChildIn('blue', '164', soldOut)
    const configuration = { size: '164' }

    expect(choose([gone, blue152], { configuration })).toEqual(ok({ variant: blue152, kind: 'fallback' }))
    expect(choose([gone, blue152], { configuration, settings: { listOutOfStock: true } })).toEqual(
      ok({ variant: gone, kind: 'exact' }),
    )
  })

  it('falls back to the first child that can be had when none matches [VAR-08]', () => {
    const first = aChildIn('blue', '152', { price: 9999 })
    const chosen = choose([aChild({ status: 2 }), first, blue164], { configuration: { color: 'green' } })

    expect(chosen).toEqual(ok({ variant: first, kind: 'fallback' }))
  })

  it('falls back to the first child, not the cheapest, for a sku that none of them has [VAR-08]', () => {
    const first = aChildIn('blue', '152', { price: 9999 })

    expect(choose([first, blue164], { sku: 'gone' })).toEqual(ok({ variant: first, kind: 'fallback' }))
    expect(choose([first, blue164], { sku: null })).toEqual(ok({ variant: blue164, kind: 'exact' }))
  })

  it('has no variant when none matches and falling back is not allowed [VAR-09]', () => {
    const wish = { configuration: { color: 'green' }, allowFallback: false }

    expect(choose([blue152, blue164], wish)).toEqual(none)
    expect(choose([blue152, blue164], { sku: 'gone', allowFallback: false })).toEqual(none)
  })

  it('still finds the closest when falling back is not allowed', () => {
    const wish = { configuration: { color: 'blue', size: '176' }, allowFallback: false }

    expect(choose([blue152], wish)).toEqual(ok({ variant: blue152, kind: 'closest' }))
  })

  it('has no variant when no child can be had [VAR-09]', () => {
    expect(choose([])).toEqual(none)
    expect(choose([aChild({ status: 2 }), aChild(soldOut)])).toEqual(none)
  })

  it('tells a wish that no variant fulfils from one that is fulfilled', () => {
    const chosen = choose([blue152, red152], { configuration: { color: 'red', size: '164' } })

    expect(chosen).toMatchObject({ value: { kind: 'closest', variant: red152 } })
  })

  it('only ever chooses a variant that can be had [VAR-04] [VAR-05]', () => {
    const child = fc.record({
      sku: fc.string(),
      id: fc.nat(),
      status: fc.nat(3),
      stock: fc.constantFrom(null, { isInStock: true }, { isInStock: false }),
      attributes: fc.dictionary(fc.constantFrom('color', 'size'), fc.constantFrom('a', 'b', 'c')),
      price: fc.option(fc.nat(9999)),
    })
    const configuration = fc.dictionary(fc.constantFrom('color', 'size'), fc.constantFrom('a', 'b', 'c'))
    fc.assert(
      fc.property(fc.array(child), configuration, fc.boolean(), fc.boolean(), (children, wanted, list, fall) => {
        const rules = { listOutOfStock: list }
        const chosen = choose(children, { configuration: wanted, allowFallback: fall, settings: rules })
        if (chosen.ok) expect(isSelectable(chosen.value.variant, rules)).toBe(true)
        else expect(fall && children.some((each) => isSelectable(each, rules))).toBe(false)
      }),
    )
  })
})
