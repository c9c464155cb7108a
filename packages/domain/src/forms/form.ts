import { err, ok, type Result } from '../result/index.ts'
import { countCharacters, tidyText } from '../text/index.ts'

/**
 * Why a field was refused, with what its message needs; the words live in the catalogues of each language.
 * Refusals of cart, points and orders carry their own codes where they are decided.
 */
export type FormRefusal =
  | { readonly code: 'required' }
  | { readonly code: 'email-invalid' }
  | { readonly code: 'phone-invalid' }
  | { readonly code: 'name-too-short'; readonly minimum: number }
  | { readonly code: 'password-too-weak'; readonly minimum: number; readonly classes: number }
  | { readonly code: 'passwords-differ' }
  | { readonly code: 'tax-id-too-short'; readonly minimum: number }
  | { readonly code: 'postcode-too-short'; readonly minimum: number }
  | { readonly code: 'postcode-invalid'; readonly country: string }
  | { readonly code: 'birthday-invalid' }
  | { readonly code: 'birth-month-invalid' }
  | { readonly code: 'height-invalid'; readonly minimum: number; readonly maximum: number }
  | { readonly code: 'size-invalid' }
  | { readonly code: 'characters-invalid' }
  | { readonly code: 'terms-not-accepted' }
  | { readonly code: 'too-many-characters'; readonly total: number }
  | { readonly code: 'too-few-characters'; readonly total: number }
  | { readonly code: 'discount-code-invalid' }
  | { readonly code: 'gift-card-invalid' }
  | { readonly code: 'service-point-missing' }
  | { readonly code: 'shipping-address-invalid' }

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

/** The text without surplus spaces; nothing but spaces is nothing. */
export function checkRequired(text: string): Result<string, FormRefusal> {
  const tidy = tidyText(text)
  return tidy === '' ? err({ code: 'required' }) : ok(tidy)
}

/** Characters as people count them, so the limit is the same for é and for an emoji. */
export function checkMaximum(text: string, total: number): Result<string, FormRefusal> {
  return countCharacters(text) > total ? err({ code: 'too-many-characters', total }) : ok(text)
}

/** A field that may stay empty: nothing is accepted as '', anything else must pass the check. */
export function optional(
  check: (text: string) => Result<string, FormRefusal>,
): (text: string) => Result<string, FormRefusal> {
  return (text) => (tidyText(text) === '' ? ok('') : check(text))
}
