import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LATE_SECONDS } from './decide-payment.ts'
import { aCard, type BankForm, openBank, openListeningShop } from './testing.ts'

let time = Date.parse('2026-11-16T12:00:00Z')
let bank: Awaited<ReturnType<typeof openBank>>
let count = 0
beforeAll(async () => {
  bank = await openBank({ now: () => time })
})
afterAll(() => bank.close())

function create(overrides: Parameters<typeof bank.create>[0] = {}) {
  count += 1
  return bank.create({ id: `site-${count}`, ...overrides })
}

async function send(url: string, form: BankForm) {
  const answer = await bank.visit(url, form)
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

async function callsOf(reference: string): Promise<unknown[]> {
  const { rows } = await bank.db.execute<{ payload: unknown }>(
    sql`select payload from outbox_event where payload ->> 'reference' = ${reference}`,
  )
  return rows.map(({ payload }) => payload)
}

const home = 'http://localhost:3000/checkout-return?orderId=order-1'
const chosen = { answer: 'next', bank: 'Molenbank' }

describe('createBankSite', () => {
  it('takes a card, asks for the code of the telephone and pays [PAY-01]', async () => {
    const { url, code, read } = await create({ method: 'card' })

    expect((await send(url, aCard)).location).toBe(new URL(url).pathname)
    expect(await (await bank.visit(url)).text()).toContain(code)
    expect(await send(url, { answer: 'approve', otp: code })).toMatchObject({ status: 303, location: home })
    expect(await read()).toMatchObject({ event: 'paid' })
  })

  it('lets the shopper choose a bank and pays there [PAY-01]', async () => {
    const { url, read } = await create({ method: 'ideal' })

    expect((await send(url, chosen)).status).toBe(303)
    expect(await (await bank.visit(url)).text()).toContain('Keur de betaling goed bij Molenbank')
    expect((await send(url, { answer: 'approve' })).location).toBe(home)
    expect(await read()).toMatchObject({ event: 'paid' })
  })

  it('lends to who is of age [PAY-01]', async () => {
    const { url, read } = await create({ method: 'pay-later' })
    const pay = (birthday: string) => send(url, { answer: 'approve', birthday })

    expect((await pay('2008-11-17')).text).toContain('Achteraf betalen kan vanaf 18 jaar.')
    expect((await pay('2008-02-31')).text).toContain('Vul een bestaande datum in.')
    expect(await read()).toMatchObject({ event: 'open' })
    expect((await pay('2008-11-16')).location).toBe(home)
    expect(await read()).toMatchObject({ event: 'paid' })
  })

  it('has a page for every other method', async () => {
    const { url, read } = await create({ method: 'bancontact' })

    expect((await send(url, { answer: 'approve' })).location).toBe(home)
    expect(await read()).toMatchObject({ event: 'paid' })
  })

  it.each([
    ['refuse', 'failed'],
    ['cancel', 'cancelled'],
    ['pending', 'unknown'],
  ])('can %s', async (answer, event) => {
    const { url, read } = await create({ method: 'paypal' })

    expect((await send(url, { answer })).location).toBe(home)
    expect(await read()).toMatchObject({ event })
  })

  it('lets a shopper decide what was left open before', async () => {
    const { url, read } = await create({ method: 'paypal' })
    await send(url, { answer: 'pending' })
    await send(url, { answer: 'approve' })

    expect(await read()).toMatchObject({ event: 'paid' })
  })

  it('decides once: what comes after goes back to the shop and changes nothing', async () => {
    const { url, read, reference } = await create({ method: 'paypal' })
    await send(url, { answer: 'approve' })

    expect((await send(url, { answer: 'refuse' })).location).toBe(home)
    expect(await (await bank.visit(url)).text()).toContain('Deze betaling is afgerond')
    expect(await read()).toMatchObject({ event: 'paid' })
    expect(await callsOf(reference)).toHaveLength(1)
  })

  it('can answer late', async () => {
    const { url, read, reference } = await create({ method: 'paypal' })
    await send(url, { answer: 'approve', delay: 'late' })

    expect(await read()).toMatchObject({ event: 'unknown' })
    expect(await callsOf(reference)).toEqual([{ reference, times: 1, at: time + LATE_SECONDS * 1_000 }])
    time += LATE_SECONDS * 1_000
    expect(await read()).toMatchObject({ event: 'paid' })
  })

  it.each([
    ['after', [1]],
    ['twice', [2]],
    ['never', []],
  ])('calls the shop %s', async (calls, times) => {
    const { url, reference } = await create({ method: 'paypal' })
    await send(url, { answer: 'approve', calls })

    expect(await callsOf(reference)).toEqual(times.map((count) => ({ reference, times: count, at: time })))
  })

  it('calls the shop before the shopper is back, and goes back also when nobody listens', async () => {
    const shop = await openListeningShop()
    const { url, reference } = await create({ method: 'paypal', webhookUrl: shop.webhookUrl })
    await send(url, { answer: 'approve', calls: 'before' })
    const [call] = shop.webhooks
    await shop.close()
    const silent = await create({ method: 'paypal', webhookUrl: shop.webhookUrl })

    expect(call && bank.provider.readWebhook(call)).toBe(reference)
    expect((await send(silent.url, { answer: 'approve', calls: 'before' })).location).toBe(home)
  })

  it.each([
    ['name', { name: ' ' }, 'Vul de naam in zoals die op de kaart staat.'],
    ['number', { number: '4242 4242 4242 4241' }, 'Dit is geen geldig kaartnummer.'],
    ['number', { number: 'x'.repeat(3_000) }, 'Dit is geen geldig kaartnummer.'],
    ['expiry', { expiry: '13/39' }, 'Vul de vervaldatum in als maand en jaar, zoals 09/29.'],
    ['expiry', { expiry: '10/26' }, 'Deze kaart is verlopen.'],
    ['code', { code: '12' }, 'Deze code klopt niet.'],
  ])('refuses a card with a wrong %s beside its field', async (field, wrong, message) => {
    const { url } = await create({ method: 'card' })
    const { status, text } = await send(url, { ...aCard, ...wrong })

    expect(status).toBe(422)
    expect(text).toContain(`id="${field}-fault">${message}`)
    expect(text).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*autofocus`))
    expect(text).not.toContain('value="123"')
  })

  it('takes a card until the last day of its month', async () => {
    const { url } = await create({ method: 'card' })

    expect((await send(url, { ...aCard, expiry: '11/26' })).status).toBe(303)
  })

  it('approves nothing before the details, without the code or by a word it does not know', async () => {
    const card = await create({ method: 'card' })
    const ideal = await create({ method: 'ideal' })

    expect((await send(card.url, { answer: 'approve', otp: card.code })).status).toBe(422)
    expect((await send(ideal.url, { answer: 'approve' })).status).toBe(422)
    expect((await send(ideal.url, { answer: 'next', bank: 'Luchtbank' })).text).toContain('Kies een bank uit de lijst.')
    await send(card.url, aCard)
    expect((await send(card.url, { answer: 'approve', otp: '000000' })).status).toBe(422)
    expect((await send(card.url, { answer: 'give', otp: card.code })).status).toBe(422)
    expect([await card.read(), await ideal.read()]).toMatchObject([{ event: 'open' }, { event: 'open' }])
  })

  it('refuses the payment of who guesses at it for too long', async () => {
    const { url, read } = await create({ method: 'card' })
    for (let guess = 0; guess < 29; guess += 1) await send(url, { answer: 'next' })
    expect(await read()).toMatchObject({ event: 'open' })

    expect((await send(url, { answer: 'next' })).location).toBe(home)
    expect(await read()).toMatchObject({ event: 'failed' })
  })

  it('writes what others wrote as text, and in three languages', async () => {
    const description = '<script>alert(1)</script>'
    const { url } = await create({ method: 'paypal', description, language: 'de' })
    const english = await create({ method: 'paypal', language: 'en', amount: 123_456 })
    const text = await (await bank.visit(url)).text()

    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).toContain('<html lang="de">')
    expect(await (await bank.visit(english.url)).text()).toContain('Pay €1,234.56')
  })

  it('knows no other payment, takes no other form and is kept by nobody', async () => {
    const { url } = await create({ method: 'paypal' })
    const unknown = await bank.visit('http://localhost:3000/sandbox-bank/sb_nobody')

    expect(unknown.status).toBe(404)
    expect((await bank.visit(url)).headers.get('cache-control')).toBe('no-store')
    expect((await send(url, { answer: 'approve', filler: 'x'.repeat(5_000) })).status).toBe(400)
  })

  it('makes one visitor wait who comes too often', async () => {
    const { url } = await create({ method: 'paypal' })
    for (let visit = 0; visit < 40; visit += 1) await bank.visit(url, undefined, '198.51.100.7')

    expect((await bank.visit(url, undefined, '198.51.100.7')).status).toBe(429)
    expect((await bank.visit(url, undefined, '198.51.100.8')).status).toBe(200)
  })
})
