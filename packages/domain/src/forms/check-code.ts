import { normaliseCode } from '../coupons/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'
import type { FormRefusal } from './form.ts'

/** Whether a text can be a discount code at all; whether it is one is for the coupons to say. */
export function checkDiscountCode(text: string): Result<string, FormRefusal> {
  return checkCode(text, { code: 'discount-code-invalid' })
}

/** Whether a text can be a gift card's code at all. */
export function checkGiftCardCode(text: string): Result<string, FormRefusal> {
  return checkCode(text, { code: 'gift-card-invalid' })
}

function checkCode(text: string, refusal: FormRefusal): Result<string, FormRefusal> {
  const code = normaliseCode(tidyText(text))
  return /^[\p{L}\p{N}_%.-]{1,64}$/u.test(code) ? ok(code) : err(refusal)
}
