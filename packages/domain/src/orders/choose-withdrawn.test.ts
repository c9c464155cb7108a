import { describe, expect, it } from 'vitest'
import { chooseWithdrawn, mayKeepSome } from './choose-withdrawn.ts'

const lines = [
  { lineId: '1', quantity: 3, paid: 3000, returned: 1, isPersonalised: false },
  { lineId: '2', quantity: 1, paid: 500, returned: 0, isPersonalised: false },
]
const named = { lineId: '3', quantity: 1, paid: 2500, returned: 0, isPersonalised: true }
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

  it('leaves what was made for the buyer sold, and takes the rest', () => {
    const mixed = { ...paid, lines: [...lines, named] }
    const rest = [
      { lineId: '1', quantity: 2 },
      { lineId: '2', quantity: 1 },
    ]

    expect(chooseWithdrawn(mixed, null)).toEqual({ ok: true, value: rest })
    expect(chooseWithdrawn(mixed, rest)).toEqual({ ok: true, value: rest })
    expect(chooseWithdrawn(mixed, [{ lineId: '2', quantity: 1 }])).toMatchObject({ ok: true })
    expect(chooseWithdrawn(mixed, [{ lineId: '2', quantity: 2 }])).toMatchObject({
      refusal: { code: 'pieces-not-there' },
    })
  })

  it.each([
    ['it is named', { ...paid, lines: [...lines, named] }, [{ lineId: '3', quantity: 1 }]],
    ['there is nothing else', { ...paid, status: 'shipped' as const, lines: [named] }, null],
    ['the rest cannot be called off alone', { ...paid, hasGiftCards: true, lines: [...lines, named] }, null],
  ])('refuses what was made for the buyer where %s', (_, choice, wanted) => {
    expect(chooseWithdrawn(choice, wanted)).toEqual({ ok: false, refusal: { code: 'made-for-buyer' } })
  })

  it('calls all of an order off that nobody has paid: nothing was made yet', () => {
    expect(chooseWithdrawn({ ...paid, status: 'pending', lines: [...lines, named] }, null)).toEqual({
      ok: true,
      value: null,
    })
  })
})
