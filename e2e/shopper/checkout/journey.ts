import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tick } from '../../harness/tick.ts'
import { words } from './words.data.ts'

export type Journey = {
  readonly language: keyof typeof words
  readonly delivery: 'home' | 'service-point' | 'store'
  /** Null: a gift card pays for all of it. */
  readonly payment: 'ideal' | 'card' | 'pay-later' | null
  readonly who: 'guest' | 'customer'
}

type OpenPage = (options: { path: string; host: string; width: number }) => Promise<Page>

/** Bought, delivered and paid as the journey says, from the product to the thanks. Answers the number of the order. */
export async function takeJourney(
  openPage: OpenPage,
  { width, giftCard = '', ...journey }: Journey & { width: number; giftCard?: string },
): Promise<string> {
  const say = words[journey.language]
  const page = await openPage({ path: say.product, host: say.host, width })
  await page.getByRole('button', { name: say.addToCart, exact: true }).first().click()
  await page.getByText(say.added).first().waitFor()
  await page.goto(new URL(say.checkout, page.url()).href)
  const name = await sayWho(page, journey)
  await chooseDelivery(page, journey)
  if (journey.payment === null) await redeem(page, journey, giftCard)
  else await tick(page.getByRole('radio', { name: say.payments[journey.payment] }))
  await tick(page.getByLabel(say.terms))
  await page.getByRole('button', { name: journey.payment === null ? say.orderFree : say.order, exact: true }).click()
  if (journey.payment !== null) await payAtBank(page, journey.language, journey.payment)
  await page.getByRole('heading', { name: say.thanks.replace('{name}', name) }).waitFor()
  // What was bought lies in no cart any more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/cart/current-cart'))).toBeNull()
  return readOrderNumber(page, journey)
}

// iDEAL | Wero is how bills are paid in the Netherlands: whoever has parcels sent elsewhere is not offered it.
const isDutch = ({ language, payment }: Journey) => language !== 'de' || payment === 'ideal'

const customers = {
  nl: { email: 'sanne@example.com', firstName: 'Sanne' },
  en: { email: 'noor@example.com', firstName: 'Noor' },
  de: { email: 'jonas@example.com', firstName: 'Jonas' },
}

/** Customers log in on the spot and find their address; guests type it. Answers the first name. */
async function sayWho(page: Page, journey: Journey): Promise<string> {
  const { language, who } = journey
  if (who === 'guest') return fillIn(page, journey)
  const { email, firstName } = customers[language === 'de' && isDutch(journey) ? 'nl' : language]
  await logInOnTheSpot(page, { language, email })
  await page.getByRole('group', { name: words[language].addressBook }).getByRole('radio', { checked: true }).waitFor()
  return firstName
}

type Login = { readonly language: Journey['language']; readonly email: string }

export async function logInOnTheSpot(page: Page, { language, email }: Login): Promise<void> {
  const say = words[language]
  await page.getByRole('button', { name: say.openLogin, exact: true }).click()
  const form = page.locator('form').filter({ has: page.getByLabel(say.password, { exact: true }) })
  await form.getByLabel(say.email).fill(email)
  await form.getByLabel(say.password, { exact: true }).fill('Vonk-demo-1')
  await form.getByRole('button', { name: say.logIn, exact: true }).click()
  await page.getByText(`${say.loggedIn} ${email}`).first().waitFor()
}

async function fillIn(page: Page, journey: Journey): Promise<string> {
  const say = words[journey.language]
  await page.getByLabel(say.email).fill('zoe@example.com')
  await page.getByLabel(say.firstName).fill('Zoë')
  await page.getByLabel(say.lastName).fill('Vries')
  const number = page.getByLabel(say.number, { exact: true })
  const postcode = page.getByLabel(say.postcode).first()
  if (isDutch(journey)) {
    await page.getByLabel(say.country, { exact: true }).selectOption('NL')
    await postcode.fill('1012 PH')
    await number.fill('80')
    await page.getByText(`${say.found} Kalverstraat 80, Amsterdam`).waitFor()
    return 'Zoë'
  }
  await page.getByLabel(say.street, { exact: true }).fill('Mönckebergstraße')
  await number.fill('7')
  await postcode.fill('20095')
  await page.getByLabel(say.city, { exact: true }).fill('Hamburg')
  return 'Zoë'
}

/** What the tee costs with its delivery, in the country it goes to. */
const costs = {
  NL: { home: /24[.,]90/, 'service-point': /23[.,]90/, store: /19[.,]95/ },
  DE: { home: /25[.,]90/, 'service-point': /24[.,]90/, store: /19[.,]95/ },
}

async function chooseDelivery(page: Page, journey: Journey): Promise<void> {
  const { language, delivery } = journey
  const say = words[language]
  await tick(page.getByRole('radio', { name: say.deliveries[delivery] }).first())
  const choices = { home: say.times, 'service-point': say.points, store: say.stores }
  const choice = page.getByRole('group', { name: choices[delivery] })
  // At the door the usual time is chosen already; a place is for the shopper to choose.
  if (delivery === 'home') await choice.getByRole('radio', { checked: true }).waitFor()
  else await tick(choice.getByRole('radio').first())
  await readTotal(page, journey, costs[isDutch(journey) ? 'NL' : 'DE'][delivery])
}

/** Nobody orders before they have read what it costs. */
function readTotal(page: Page, { language }: Journey, amount: RegExp): Promise<void> {
  const review = page.getByRole('region', { name: words[language].review })
  return review.locator('dl').last().locator('dd').filter({ hasText: amount }).waitFor()
}

async function redeem(page: Page, journey: Journey, code: string): Promise<void> {
  const say = words[journey.language]
  const codes = page.getByText(say.codes)
  // On a phone the summary is folded.
  if (!(await codes.isVisible())) await page.getByText(say.summary).click()
  await codes.click()
  await page.getByLabel(say.giftCard).fill(code)
  await page.getByLabel(say.giftCard).press('Enter')
  await page.getByText(say.nothingToPay).waitFor()
  await readTotal(page, journey, /0[.,]00/)
}

async function payAtBank(page: Page, language: Journey['language'], payment: 'ideal' | 'card' | 'pay-later') {
  const { bank } = words[language]
  await page.getByRole('heading', { name: bank.titles[payment] }).waitFor()
  if (payment === 'ideal') await tick(page.getByRole('radio').first())
  if (payment === 'pay-later') await page.getByLabel(bank.birthday).fill('1990-05-17')
  if (payment === 'card') await passChallenge(page, language)
  if (payment === 'ideal') await page.getByRole('button', { name: bank.next }).click()
  await page.getByRole('button', { name: bank.pay }).click()
}

/** The card, and the code that the bank sends to a telephone: 3-D Secure. */
export async function passChallenge(page: Page, language: Journey['language']): Promise<void> {
  const { bank } = words[language]
  await page.getByLabel(bank.name).fill('Z VRIES')
  await page.getByLabel(bank.number).fill('4242 4242 4242 4242')
  await page.getByLabel(bank.expiry).fill('09/39')
  await page.getByLabel(bank.code).fill('123')
  await page.getByRole('button', { name: bank.next }).click()
  await page.getByRole('heading', { name: bank.challenge }).waitFor()
  const sent = await page.getByRole('main').textContent()
  await page.getByLabel(bank.challengeCode).fill(/\b\d{6}\b/.exec(sent ?? '')?.[0] ?? '')
}

async function readOrderNumber(page: Page, { language }: Journey): Promise<string> {
  const told = await page.getByText(words[language].orderNumber).textContent()
  return told?.trim().split(/\s+/).at(-1) ?? ''
}
