import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { it as test } from '../harness/it.ts'
import { createPageOpener } from '../harness/page-opener.ts'
import { runCli } from '../harness/run-cli.ts'
import { tick } from '../harness/tick.ts'
import { type Journey, logInOnTheSpot, takeJourney } from './checkout/journey.ts'
import { addToCart, approveIdeal, enterCode, grandTotal, orderButton, totalRow } from './checkout/steps.ts'

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

describe('a journey with everything that pays', () => {
  it('takes a coupon off, then the gift card, then points, and the bank gets the rest [COUP-02] [LOY-02]', async ({
    openOwned,
  }) => {
    const page = await openOwned({ path: '/en/anker-tee-cream/?childSku=VK1001-CREAM-128', width: 1440 })
    await addToCart(page)
    await page.goto(new URL('/en/cart/', page.url()).href)
    await page.getByLabel('Quantity of Anker tee').fill('5')
    await page.getByRole('heading', { name: 'Shopping cart 5 items' }).waitFor()
    await page.goto(new URL('/en/checkout/', page.url()).href)
    await logInOnTheSpot(page, { language: 'en', email: 'noor@example.com' })
    await grandTotal(page).getByText('€99.75').waitFor()

    await page.getByText('Pay with points').click()
    await enterCode(page, 'Number of points', '100')
    await totalRow(page, 'Loyalty points').getByText('-€1.00').waitFor()
    await page.getByText('Discount code or gift card?').click()
    await enterCode(page, 'Discount code', 'FIVEOFF')
    await totalRow(page, 'Discount (FIVEOFF)').getByText('-€5.00').waitFor()
    await enterCode(page, 'Gift card code', 'GIFT-FULL')
    await totalRow(page, 'Gift card').getByText('-€50.00').waitFor()
    await grandTotal(page).getByText('€43.75').waitFor()

    await tick(page.getByRole('radio', { name: 'iDEAL' }))
    await tick(page.getByLabel('I accept the terms'))
    await orderButton(page).click()
    await page.getByText('€43.75').first().waitFor()
    await approveIdeal(page)
    await page.getByRole('heading', { name: 'Thank you, Noor!' }).waitFor()
    const ordered = page.getByRole('region', { name: 'Your order' })
    for (const paid of ['Discount (FIVEOFF)', 'Gift card', 'Loyalty points']) await ordered.getByText(paid).waitFor()
    const told = await page.getByText('Order number').textContent()
    // The other journeys find the card as full as it was.
    await runCli(folder, 'orders', 'cancel', told?.trim().split(/\s+/).at(-1) ?? '')
  })
})
