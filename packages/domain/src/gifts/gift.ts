import { checkEmail } from '../forms/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { addDays } from '../time/index.ts'

/** Whom a gift card is for. Without an address it goes to the buyer, without a day at once. */
export type Gift = {
  readonly recipientName: string
  readonly recipientEmail: string | null
  readonly message: string
  /** `2026-12-24`. */
  readonly sendOn: string | null
}

/** What an answer on a gift card is used for; any other answer is only noted. */
export type GiftAnswer = { readonly optionId: string; readonly purpose: string; readonly text: string }

export type GiftRefusal = {
  readonly code: 'gift-email-invalid' | 'gift-day-invalid'
  readonly optionId: string
}

/** Reads the answers on a gift card by what they are asked for. */
export function readGift(answers: readonly GiftAnswer[]): Result<Gift, GiftRefusal> {
  const answerTo = (purpose: string) => answers.find((each) => each.purpose === purpose && each.text.trim() !== '')
  const textOf = (purpose: string) => answerTo(purpose)?.text.trim() ?? ''
  const email = answerTo('gift-email')
  let recipientEmail: string | null = null
  if (email) {
    const address = checkEmail(email.text)
    if (!address.ok) return err({ code: 'gift-email-invalid', optionId: email.optionId })
    recipientEmail = address.value
  }
  const day = answerTo('gift-day')
  if (day && !isDate(day.text.trim())) return err({ code: 'gift-day-invalid', optionId: day.optionId })
  return ok({
    recipientName: textOf('gift-name'),
    recipientEmail,
    message: textOf('gift-message'),
    sendOn: day ? day.text.trim() : null,
  })
}

function isDate(text: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text)
  return isWritten && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

export type GiftDays = { readonly earliest: string; readonly latest: string }

/** The days a gift card can be sent on: from today, for a year. */
export function giftDays(today: string): GiftDays {
  return { earliest: today, latest: addDays(today, 365) }
}

export function isGiftDay(day: string, today: string): boolean {
  const { earliest, latest } = giftDays(today)
  return isDate(day) && earliest <= day && day <= latest
}
