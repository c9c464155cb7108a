import type { LineDetail } from '@vonk/commerce/orders'

/** What a buyer wrote on a gift card. */
export type Gift = {
  readonly recipientName: string
  readonly message: string
  /** Where and when to send it; null where the buyer has not said. */
  readonly address: string | null
  readonly day: Date | null
}

const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const AMOUNT = /^[€\s\d.,]+$/

/** Reads the fields of a gift card: an address, a day and an amount are known by their looks; the rest is name and words. */
export function giftOf(details: readonly LineDetail[]): Gift {
  const values = details.map(({ value }) => value.trim()).filter((value) => value !== '')
  const day = values.find((value) => DAY.test(value))
  const rest = values.filter((value) => ![MAIL_ADDRESS, DAY, AMOUNT].some((looks) => looks.test(value)))
  const [recipientName = '', ...words] = rest
  return {
    recipientName,
    message: words.join('\n'),
    address: values.find((value) => MAIL_ADDRESS.test(value)) ?? null,
    // In the morning of the shop's day, summer and winter.
    day: day && !Number.isNaN(Date.parse(day)) ? new Date(`${day}T06:00:00Z`) : null,
  }
}
