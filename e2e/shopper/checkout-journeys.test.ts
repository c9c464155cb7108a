import { describe } from 'vitest'
import { it } from '../harness/it.ts'
import { takeJourney } from './checkout/journey.ts'

// One; all of them are in the long run.
const journey = { language: 'nl', who: 'customer', delivery: 'store', payment: 'card', width: 375 } as const

describe('a journey through the checkout', () => {
  it('leads a customer on a phone to the thanks: to the store, by card [SHIP-01] [CHK-08] [CHK-12] [PAY-01]', async ({
    openPage,
  }) => {
    await takeJourney(openPage, journey)
  })
})
