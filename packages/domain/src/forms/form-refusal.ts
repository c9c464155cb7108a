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
  | { readonly code: 'discount-code-invalid' }
  | { readonly code: 'gift-card-invalid' }
  | { readonly code: 'service-point-missing' }
  | { readonly code: 'shipping-address-invalid' }
