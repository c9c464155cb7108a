import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { it as test } from '../harness/it.ts'
import { createPageOpener } from '../harness/page-opener.ts'
import { runCli } from '../harness/run-cli.ts'
import { type Journey, takeJourney } from './checkout/journey.ts'

let folder: string
let shop: RunningShop

// A shop of its own: its customers and its gift card are in nobody else's hands.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-journeys-'))
  shop = await startShop({ dataFolder: folder, env: { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' } })
  await runCli(folder, 'stock', 'set', 'VK1001-CREAM-128', '500')
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}, 60_000)

const it = test.extend('openOwned', async ({ contexts }, { onCleanup }) => {
  const { openPage, finish } = createPageOpener(contexts, shop.port)
  onCleanup(async () => {
    const complaints = await finish()
    if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
  })
  return openPage
})

const deliveries = ['home', 'service-point', 'store'] as const
const payments = ['ideal', 'card', 'pay-later', null] as const
const languages = ['nl', 'de', 'en'] as const

/** Every delivery with every payment in every language; guests and customers, phones and desktops take turns in each of these. */
const journeys = deliveries.flatMap((delivery, d) =>
  payments.flatMap((payment, p) =>
    languages.map((language, l): Journey & { paid: string; width: number } => ({
      delivery,
      payment,
      paid: payment ?? 'gift card',
      language,
      who: (d + p + l) % 2 === 0 ? 'guest' : 'customer',
      width: (d + (l === 2 ? 1 : 0)) % 2 === 0 ? 375 : 1440,
    })),
  ),
)

describe('a journey through the checkout', () => {
  it.for(journeys)(
    'leads a $who to the thanks: $delivery, $paid, $language, $width [SHIP-01] [CHK-12] [PAY-01] [ORD-07]',
    async (journey, { openOwned }) => {
      const orderNumber = await takeJourney(openOwned, { ...journey, giftCard: 'GIFT-FULL' })
      // A cancelled order gives the card back what it has paid.
      if (journey.payment === null) await runCli(folder, 'orders', 'cancel', orderNumber)
    },
  )
})
