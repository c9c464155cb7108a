import { err, ok, type Result } from '../result/index.ts'

export type QuantityRefusal = { readonly code: 'quantity-invalid' }

const wholeOrDecimal = /^\+?\d+(?:[.,]\d*)?$/

/** Reads a quantity as forms and older clients send it: "3", "2.0000" or a number. Decimals are cut off. */
export function parseQuantity(value: string | number): Result<number, QuantityRefusal> {
  const quantity = typeof value === 'number' ? Math.trunc(value) : readInteger(value.trim())
  if (!Number.isSafeInteger(quantity) || quantity < 0) return err({ code: 'quantity-invalid' })
  return ok(quantity)
}

function readInteger(text: string): number {
  return wholeOrDecimal.test(text) ? Number.parseInt(text, 10) : Number.NaN
}
