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
  | { readonly code: 'terms-not-accepted' }
  | { readonly code: 'too-many-characters'; readonly total: number }
  | { readonly code: 'too-few-characters'; readonly total: number }
  | { readonly code: 'search-term-too-short'; readonly minimum: number }
  | { readonly code: 'discount-code-invalid' }
  | { readonly code: 'gift-card-invalid' }
  | { readonly code: 'service-point-missing' }
  | { readonly code: 'shipping-address-invalid' }

export type FormRefusalCode = FormRefusal['code']

// A record, so that a code added above and forgotten here does not compile.
const codes: Readonly<Record<FormRefusalCode, true>> = {
  required: true,
  'email-invalid': true,
  'phone-invalid': true,
  'name-too-short': true,
  'password-too-weak': true,
  'passwords-differ': true,
  'tax-id-too-short': true,
  'postcode-too-short': true,
  'postcode-invalid': true,
  'birthday-invalid': true,
  'terms-not-accepted': true,
  'too-many-characters': true,
  'too-few-characters': true,
  'search-term-too-short': true,
  'discount-code-invalid': true,
  'gift-card-invalid': true,
  'service-point-missing': true,
  'shipping-address-invalid': true,
}

/** Every code a form can answer with: each language's catalogue must have a message for all of them. */
export const formRefusalCodes = Object.keys(codes) as readonly FormRefusalCode[] // keys of the record above, by its type
