import { err, ok, type Result } from '../result/index.ts'
import type { FormRefusal } from './form-refusal.ts'

export function checkTerms(isAccepted: boolean): Result<true, FormRefusal> {
  return isAccepted ? ok(true) : err({ code: 'terms-not-accepted' })
}
