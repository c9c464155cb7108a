import { describe, expect, it } from 'vitest'
import { defaultBundleChoices, defaultBundleLink } from './default-bundle-choices.ts'
import { aBundleLink, aBundleOption } from './testing.ts'

const first = aBundleLink({ id: 'a' })
const preferred = aBundleLink({ id: 'b', isDefault: true, quantity: 2 })

describe('defaultBundleLink', () => {
  it('is the link marked default [PRICE-13]', () => {
    const alsoMarked = aBundleLink({ id: 'c', isDefault: true })

    expect(defaultBundleLink(aBundleOption({ links: [first, preferred, alsoMarked] }))).toBe(preferred)
  })

  it('is the first link when none is marked [PRICE-13]', () => {
    expect(defaultBundleLink(aBundleOption({ links: [first, aBundleLink()] }))).toBe(first)
  })

  it('is nothing for an option without links', () => {
    expect(defaultBundleLink(aBundleOption({ links: [] }))).toBeNull()
  })
})

describe('defaultBundleChoices', () => {
  it('choose the default link of each option that has links', () => {
    const options = [aBundleOption({ links: [first, preferred] }), aBundleOption({ id: 'hat', links: [] })]

    expect(defaultBundleChoices(options)).toEqual([{ optionId: 'top', optionQuantity: 2, optionSelections: ['b'] }])
  })

  it.each([null, 0, -1, 1.5, Number.NaN])('take one when the quantity of the link is %o [PRICE-13]', (quantity) => {
    const [choice] = defaultBundleChoices([aBundleOption({ links: [aBundleLink({ quantity })] })])

    expect(choice?.optionQuantity).toBe(1)
  })
})
