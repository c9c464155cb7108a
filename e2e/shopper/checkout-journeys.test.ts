import { describe } from 'vitest'
import { it } from '../harness/it.ts'
import { takeJourney } from './checkout/journey.ts'

// Two that differ in everything a shopper can choose; all of them are in the long run.
const journeys = [
  { language: 'nl', who: 'customer', delivery: 'store', payment: 'card', width: 375 },
  { language: 'de', who: 'guest', delivery: 'service-point', payment: 'pay-later', width: 1440 },
] as const

describe('a journey through the checkout', () => {
  it.for(journeys)(
    'leads a $who to the thanks: $delivery, $payment, $language, $width [SHIP-01] [CHK-08] [CHK-12] [PAY-01]',
    async (journey, { openPage }) => {
      await takeJourney(openPage, journey)
    },
  )
})
