import { describe, expect, it } from 'vitest'
import { chooseWithdrawn, mayKeepSome } from './choose-withdrawn.ts'

const lines = [
  { lineId: '1', quantity: 3, paid: 3000, returned: 1 },
  { lineId: '2', quantity: 1, paid: 500, returned: 0 },
]
const paid = { status: 'processing', hasGiftCards: false, lines } as const

describe('chooseWithdrawn', () => {
  it('is the whole order when nothing was chosen, or all that is left', () => {
    const everything = [
      { lineId: '1', quantity: 2 },
      { lineId: '2', quantity: 1 },
    ]

    expect(chooseWithdrawn(paid, null)).toEqual({ ok: true, value: null })
    expect(chooseWithdrawn({ ...paid, status: 'pending' }, everything)).toEqual({ ok: true, value: null })
  })

  it('is a part of an order that was paid', () => {
    const some = [{ lineId: '1', quantity: 1 }]

    expect(chooseWithdrawn(paid, some)).toEqual({ ok: true, value: some })
    expect(chooseWithdrawn({ ...paid, status: 'shipped', hasGiftCards: true }, some)).toEqual({ ok: true, value: some })
  })

  it.each([
    ['a line of somebody else', [{ lineId: '9', quantity: 1 }]],
    ['more than is left', [{ lineId: '1', quantity: 3 }]],
    [
      'more than is left, in two rows',
      [
        { lineId: '1', quantity: 2 },
        { lineId: '1', quantity: 1 },
      ],
    ],
    ['half a piece', [{ lineId: '1', quantity: 0.5 }]],
    ['nothing', []],
  ])('refuses %s', (_, wanted) => {
    expect(chooseWithdrawn(paid, wanted)).toEqual({ ok: false, refusal: { code: 'pieces-not-there' } })
  })

  it.each([
    { ...paid, status: 'pending' as const },
    { ...paid, hasGiftCards: true },
  ])('refuses a part where only the whole can be called off', (choice) => {
    expect(mayKeepSome(choice)).toBe(false)
    expect(chooseWithdrawn(choice, [{ lineId: '1', quantity: 1 }])).toEqual({
      ok: false,
      refusal: { code: 'only-whole-order' },
    })
  })
})
