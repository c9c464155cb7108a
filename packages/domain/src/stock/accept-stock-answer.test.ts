import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { acceptStockAnswer } from './accept-stock-answer.ts'
import { aStockItem } from './testing.ts'

describe('acceptStockAnswer', () => {
  it('accepts an answer with code 200 and a result [STOCK-05]', () => {
    expect(acceptStockAnswer({ resultCode: 200, result: [aStockItem()] })).toEqual(ok([aStockItem()]))
    expect(acceptStockAnswer({ resultCode: 200, result: [] })).toEqual(ok([]))
  })

  it.each([
    ['without a result', 200, null],
    ['with another code', 500, [aStockItem()]],
    ['that never came', 'ENOTFOUND', null],
  ])('refuses an answer %s [STOCK-05]', (_, resultCode, result) => {
    expect(acceptStockAnswer({ resultCode, result })).toEqual(err({ code: 'stock-unanswered', resultCode }))
  })
})
