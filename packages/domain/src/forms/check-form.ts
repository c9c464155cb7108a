import { err, ok, type Result } from '../result/index.ts'
import type { FormRefusal } from './form-refusal.ts'

type FieldChecks = Readonly<Record<string, Result<unknown, FormRefusal>>>
type FormValues<Checks extends FieldChecks> = {
  readonly [Field in keyof Checks]: Checks[Field] extends Result<infer Value, FormRefusal> ? Value : never
}
/** What was refused, by field; fields that passed are absent. */
export type FieldRefusals<Field extends string = string> = Readonly<Partial<Record<Field, FormRefusal>>>

/** All fields of a form at once: either every value, or every refusal, so that nothing is reported one by one. */
export function checkForm<Checks extends FieldChecks>(
  checks: Checks,
): Result<FormValues<Checks>, FieldRefusals<Extract<keyof Checks, string>>> {
  const values: Record<string, unknown> = {}
  const refusals: Record<string, FormRefusal> = {}
  for (const [field, check] of Object.entries(checks)) {
    if (check.ok) values[field] = check.value
    else refusals[field] = check.refusal
  }
  // Both records were filled from the keys of `checks`, which the compiler cannot follow.
  return Object.keys(refusals).length > 0
    ? err(refusals as FieldRefusals<Extract<keyof Checks, string>>)
    : ok(values as FormValues<Checks>)
}
