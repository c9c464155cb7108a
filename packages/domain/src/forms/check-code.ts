import { err, ok, type Result } from '../result/index.ts'
import type { FormRefusal } from './form-refusal.ts'

/** Whether a text can be a discount code at all; whether it is one is for the coupons to say. */
export function checkDiscountCode(text: string): Result<string, FormRefusal> {
  return checkCode(text, { code: 'discount-code-invalid' })
}

/** Whether a text can be a gift card's code at all; spaces between its groups are dropped. */
export function checkGiftCardCode(text: string): Result<string, FormRefusal> {
  return checkCode(text.replace(/\s+/g, ''), { code: 'gift-card-invalid' })
}

function checkCode(text: string, refusal: FormRefusal): Result<string, FormRefusal> {
  const code = text.normalize('NFC').trim()
  return /^[\p{L}\p{N}_%.-]{1,64}$/u.test(code) ? ok(code) : err(refusal)
}
