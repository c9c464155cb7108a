import type { ViewOverrides } from '@vonk/domain/settings'
import type { Language } from '../label/language.ts'

/** What the label's own views set: a shop of one's own starts without any of it. */
export function labelSettings(language: Language): ViewOverrides {
  return {
    fallbackReview: { average: 8.9, best: 10, count: 7859 },
    payLaterCredit: {
      lender: 'Later Bank N.V.',
      dueDays: 30,
      dueFrom: 'delivery',
      instalments: 1,
      annualRate: 0,
      fee: 0,
      lateFee: 4000,
      terms: `https://laterbank.example/${language}/`,
    },
  }
}
