import { err, ok, type Result } from '../result/index.ts'

export type StockAnswer<Item> = { readonly resultCode: number | string; readonly result: readonly Item[] | null }
export type StockAnswerRefusal = { readonly code: 'stock-unanswered'; readonly resultCode: number | string }

/** Only an answer with code 200 and a result says anything about stock. */
export function acceptStockAnswer<Item>(answer: StockAnswer<Item>): Result<readonly Item[], StockAnswerRefusal> {
  if (answer.resultCode === 200 && answer.result) return ok(answer.result)
  return err({ code: 'stock-unanswered', resultCode: answer.resultCode })
}
