import { checkBirthday } from '@vonk/domain/forms'

/** What is wrong with a field; the page has the words for it. */
export type DetailFault = 'name' | 'number' | 'expiry' | 'card-expired' | 'code' | 'bank' | 'birthday' | 'underage'

export type Faults = Readonly<Record<string, DetailFault>>

const LEAST_AGE = 18

export const sandboxBanks = ['Duinbank', 'Molenbank', 'Polderbank', 'Sparrow Bank', 'Waddenbank'] as const

export type Form = { get(field: string): string }

/** A card as it is printed: nothing of it is kept. */
export function checkCard(form: Form, now: number): Faults {
  const name = form.get('name').trim()
  return {
    ...((name.length < 2 || name.length > 100) && { name: 'name' }),
    ...(!isCardNumber(form.get('number')) && { number: 'number' }),
    ...expiryFault(form.get('expiry'), now),
    ...(!/^\d{3,4}$/.test(form.get('code').trim()) && { code: 'code' }),
  } satisfies Faults
}

/** The check digit at the end of a card number finds any single wrong digit. */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/[ -]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : ((digit * 2) % 10) + Math.floor(digit / 5)), 0)
  return sum % 10 === 0
}

function expiryFault(text: string, now: number): Faults {
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  if (month === '') return { expiry: 'expiry' }
  // Good until the last day of its month.
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= now ? { expiry: 'card-expired' } : {}
}

export function checkBank(form: Form): Faults {
  return sandboxBanks.some((bank) => bank === form.get('bank')) ? {} : { bank: 'bank' }
}

/** Who buys on account must be of age. */
export function checkAge(form: Form, now: number): Faults {
  const today = new Date(now).toISOString().slice(0, 10)
  const birthday = checkBirthday(form.get('birthday'), today)
  if (!birthday.ok) return { birthday: 'birthday' }
  const latest = `${Number(today.slice(0, 4)) - LEAST_AGE}${today.slice(4)}`
  return birthday.value > latest ? { birthday: 'underage' } : {}
}

/** The code a bank would send to the shopper's telephone. */
export function challengeCodeOf(reference: string): string {
  const number = Array.from(reference).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 900_000, 7)
  return String(100_000 + number)
}

export function checkChallenge(form: Form, reference: string): Faults {
  return form.get('otp').replaceAll(' ', '') === challengeCodeOf(reference) ? {} : { otp: 'code' }
}
