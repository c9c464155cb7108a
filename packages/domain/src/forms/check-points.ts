import { err, ok, type Result } from '../result/index.ts'
import type { FormRefusal } from './form-refusal.ts'

/** Whole points, at least one and no more than the customer has. */
export function checkPoints(wanted: number, balance: number): Result<number, FormRefusal> {
  if (!Number.isSafeInteger(wanted) || wanted < 1) return err({ code: 'required' })
  return wanted > balance ? err({ code: 'not-enough-points', balance }) : ok(wanted)
}
