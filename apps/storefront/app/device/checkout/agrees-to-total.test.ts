import { describe, expect, it } from 'vitest'
import { agreesToTotal } from './agrees-to-total.ts'

function totals({ shipping = 495, total = 2490 }: { shipping?: number | null; total?: number } = {}) {
  return [
    { code: 'shipping', title: null, value: shipping },
    { code: 'grand_total', title: null, value: total },
  ]
}

describe('agreesToTotal', () => {
  it.each([
    ['nothing has changed', {}, {}, 495, true],
    ['another delivery costs what was said beside it', {}, { shipping: 895, total: 2890 }, 895, true],
    ['another delivery costs more than was said', {}, { shipping: 995, total: 2990 }, 895, false],
    ['the goods became dearer', {}, { total: 2690 }, 495, false],
    ['the goods became dearer under another delivery', {}, { shipping: 895, total: 2990 }, 895, false],
    ['the goods became cheaper', {}, { total: 2090 }, 495, true],
    ['a cheaper delivery hides dearer goods', {}, { shipping: 0, total: 2490 }, 0, false],
    ['a gift card covers all of either delivery', { total: 0 }, { shipping: 395, total: 0 }, 395, true],
    ['a gift card has been spent elsewhere', { total: 0 }, { total: 2490 }, 495, false],
    ['the delivery was not in the total yet', { shipping: null, total: 1995 }, {}, 495, false],
    ['the delivery turned out to cost nothing', { shipping: null, total: 1995 }, { shipping: 0, total: 1995 }, 0, true],
    ['the delivery became dearer by itself', {}, { shipping: 595, total: 2590 }, 495, false],
    ['nobody knows what the delivery was offered for', {}, { shipping: 595, total: 2590 }, null, false],
  ])('where %s', (_, shown, now, deliveryPrice, isAgreed) => {
    expect(agreesToTotal(totals(shown), totals(now), deliveryPrice)).toBe(isAgreed)
  })
})
