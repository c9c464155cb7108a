import type { Brand, Language } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import type { MailOrder, Message, MessageKind } from './mail-facts.ts'
import { aMailOrder, aMailShop, aMessage } from './testing.ts'
import { writeMail } from './write-mail.ts'

const kinds: readonly MessageKind[] = [
  'confirmation',
  'payment-open',
  'shipped',
  'returned',
  'refunded',
  'canceled',
  'gift-card',
  'withdrawal-receipt',
  'withdrawal-completed',
  'password-reset',
  'password-changed',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'email-set',
  'email-change-asked',
  'account-proof',
  'stock-alert-confirmation',
  'back-in-stock',
  'newsletter-confirmation',
  'newsletter-leave',
  'newsletter-again',
  'newsletter-coupon',
]

type Options = { readonly language?: Language; readonly brand?: Brand; readonly order?: MailOrder }

const write = (kind: MessageKind, { language, brand, order }: Options = {}) =>
  writeMail(aMessage(kind, order), aMailShop(language, brand))

/** What somebody reads who sees the HTML. */
function shownText(html: string): string {
  const preview = /<div style="display:none.*?<\/div>\s*<\/div>/s
  const body = html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(preview, '')
    .replace(/<[^>]+>/g, ' ')
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
  return body.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity).replace(/\s+/g, ' ')
}
/** Those of some length, each once: amounts, marks and the order of columns differ between the two. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

describe('writeMail', () => {
  it.each([
    ['nl', 'Je bestelling 100000042 is bevestigd', 'Je bestelling 100000042 wacht nog op je betaling'],
    ['de', 'Deine Bestellung 100000042 ist bestätigt', 'Deine Bestellung 100000042 wartet noch auf die Zahlung'],
    ['en', 'Your order 100000042 is confirmed', 'Your order 100000042 is waiting for your payment'],
    ['fr', 'Votre commande 100000042 est confirmée', 'Votre commande 100000042 attend votre paiement'],
  ] as const)('writes in the language of the shop (%s)', async (language, confirmed, open) => {
    const confirmation = await write('confirmation', { language })

    expect(confirmation.subject).toBe(confirmed)
    expect(confirmation.html).toContain(`lang="${language}"`)
    expect((await write('payment-open', { language })).subject).toBe(open)
  })

  it.each(kinds)('says the same in HTML and in text, with nothing left to fill in (%s)', async (kind) => {
    for (const language of ['nl', 'de', 'en', 'fr'] as const) {
      const { html, text, subject } = await write(kind, { language })
      const shown = shownText(html)

      expect(`${subject} ${shown} ${text}`).not.toMatch(/[{}]|undefined|null|NaN/)
      expect(wordsOf(text.replace(/https:\S+/g, ''))).toEqual(wordsOf(shown))
    }
  })

  it.each([
    [
      'nl',
      [
        'Totaal incl. btw',
        'waarvan 21 % btw',
        '€ 126,42',
        '16 november 2026',
        'binnen een termijn van 14 dagen',
        'Modelformulier voor herroeping',
        'Wettelijke garantie',
        'algemene voorwaarden',
      ],
    ],
    [
      'de',
      [
        'Gesamtbetrag inkl. MwSt.',
        'darin 21 % MwSt.',
        '126,42 €',
        '16. November 2026',
        'binnen vierzehn Tagen ohne Angabe von Gründen',
        'Muster-Widerrufsformular',
        'Gesetzliche Gewährleistung',
        'Allgemeinen Geschäftsbedingungen',
      ],
    ],
    [
      'en',
      [
        'Total incl. VAT',
        'of which 21 % VAT',
        '€126.42',
        '16 November 2026',
        'within 14 days without giving any reason',
        'Model withdrawal form',
        'Legal guarantee',
        'terms and conditions',
      ],
    ],
    [
      'fr',
      [
        'Total TTC',
        'dont TVA 21 %',
        '126,42 €',
        '16 novembre 2026',
        'sans donner de motif dans un délai de quatorze jours',
        'Modèle de formulaire de rétractation',
        'Garantie légale de conformité',
        'conditions générales de vente',
      ],
    ],
  ] as const)('confirms an order with all that the law asks for (%s)', async (language, sentences) => {
    const { html, text } = await write('confirmation', { language })
    const seller = [
      'Vonk Kinderkleding B.V.',
      'Oudegracht 1',
      'hallo@vonk.example',
      '+31 30 010 18 40',
      '00000012',
      'NL000099998B57',
    ]
    const order = ['Winterjas Noordlicht', 'Maat: 104', 'WELKOM10', 'Kerkstraat 12 bis', 'iDEAL | Wero', '2026-000017']

    for (const words of [...sentences, ...seller, ...order]) {
      expect(shownText(html)).toContain(words)
      expect(oneLine(text)).toContain(words)
    }
  })

  it('sends whoever has not paid to the bank', async () => {
    const { html, text } = await write('payment-open')

    expect(html).toContain('href="https://bank.example/pay?id=1&amp;token=x"')
    expect(text).toContain('https://bank.example/pay?id=1&token=x')
    expect(shownText(html)).toContain('Te betalen € 101,42')
  })

  it.each([
    ['nl', 'Bekijk je bestelling'],
    ['de', 'Bestellung ansehen'],
    ['en', 'See your order'],
  ] as const)('names the page on which an order is seen without a log-in (%s)', async (language, label) => {
    for (const kind of ['confirmation', 'shipped'] as const) {
      const { html, text } = await write(kind, { language })

      expect(html).toContain('href="https://vonk.example/mail/order/show/#token=x"')
      expect(oneLine(text)).toMatch(new RegExp(`${label}:? https://vonk.example/mail/order/show/#token=x`))
    }
  })

  it('puts a stamp of date and time to the second on a withdrawal', async () => {
    expect(shownText((await write('withdrawal-receipt', { language: 'de' })).html)).toMatch(
      /20\. November 2026 um 09:15:42 (MEZ|GMT\+1)/,
    )
    expect((await write('withdrawal-receipt', { language: 'en' })).text).toMatch(
      /20 November 2026 at 09:15:42 (CET|GMT\+1)/,
    )
  })

  it('receipts a withdrawal with its content, and leads to the pieces', async () => {
    const { html, text } = await write('withdrawal-receipt', { language: 'en' })

    for (const part of [oneLine(text), shownText(html)]) {
      expect(part).toContain('you withdraw from the contract for order 100000042')
      expect(part).toContain('zoe@example.nl')
      expect(part).toContain('without it nothing is called off')
    }
    expect(html).toContain('href="https://vonk.example/withdraw/#token=x"')
    expect(text).not.toContain('Send the items back')
    expect(oneLine((await write('withdrawal-completed', { language: 'en' })).text)).toContain('Send the items back')
  })

  it('says by which way money goes back, and of a gift card only its end', async () => {
    const shown = shownText((await write('refunded')).html)

    expect(shown).toContain('Op cadeaukaart …ABCD € 25,00')
    expect(shown).toContain('Op je rekening € 33,79')
    expect(shown).not.toContain('VONK-GIFT')
  })

  it.each([
    ['nl', 'was al € 14,95 besteed. Dat deel betalen we niet terug.', 'krijg je terug op de manier'],
    ['de', 'waren schon 14,95 € eingelöst. Diesen Teil erstatten wir nicht.', 'erstatten wir dir auf demselben Weg'],
    ['en', '€14.95 had been spent already. That part is not refunded.', 'is refunded the way you paid'],
  ] as const)('says what is not paid back of gift cards that were spent (%s)', async (language, kept, refunded) => {
    const order = aMailOrder()
    const textOf = async (message: Message) =>
      oneLine((await writeMail(message, aMailShop(language))).text).replaceAll('\u00a0', ' ')
    const canceled = { kind: 'canceled', order, wasPaid: true, kept: 1_495 } as const
    const part = await textOf({ ...canceled, isRefunded: true })
    const nothing = await textOf({ ...canceled, isRefunded: false })
    const all = await textOf({ ...canceled, isRefunded: true, kept: 0 })

    expect([part.includes(kept), part.includes(refunded)]).toEqual([true, true])
    expect([nothing.includes(kept), nothing.includes(refunded)]).toEqual([true, false])
    expect([all.includes(kept), all.includes(refunded)]).toEqual([false, true])
    for (const kind of ['refunded', 'withdrawal-completed'] as const) {
      const message = aMessage(kind, order)
      const spent =
        message.kind === 'refunded'
          ? { ...message, refund: { ...message.refund, kept: 1_495 } }
          : message.kind === 'withdrawal-completed'
            ? { ...message, withdrawal: { ...message.withdrawal, kept: 1_495 } }
            : message
      expect(await textOf(spent)).toContain(kept)
      expect(await textOf(message)).not.toContain(kept)
    }
  })

  it('hands a gift card over with its message', async () => {
    const { subject, html, text } = await write('gift-card', { language: 'en', brand: 'razz' })

    expect(subject).toBe('Your gift card from Razz: €50.00')
    for (const words of ['VONK-7K2M-9QXT-4RWD', 'From Oma', 'Valid until 31 December 2028.', 'Milou']) {
      expect(shownText(html)).toContain(words)
      expect(text).toContain(words)
    }
    expect(text).toContain('> Gefeliciteerd!\n> Koop iets moois.')
  })

  it.each([
    ['nl', 'Stel een nieuw wachtwoord in', 'Deze mail hoort bij je account'],
    ['de', 'Lege ein neues Passwort fest', 'Diese E-Mail gehört zu deinem Konto'],
    ['en', 'Set a new password', 'This email belongs to your account'],
  ] as const)('leads to a new password, and speaks of no order (%s)', async (language, ...sentences) => {
    const { html, text } = await write('password-reset', { language })

    expect(html).toContain('href="https://vonk.example/reset-password/#token=x&amp;email=y"')
    expect(text).toContain('https://vonk.example/reset-password/#token=x&email=y')
    for (const words of sentences) {
      expect(shownText(html)).toContain(words)
      expect(oneLine(text)).toContain(words)
    }
  })

  it.each(['password-changed', 'email-changed', 'email-set', 'passkey-added', 'passkey-removed'] as const)(
    'says when it was, and whom to ask (%s)',
    async (kind) => {
      const shown = shownText((await write(kind, { language: 'en', brand: 'razz' })).html)

      expect(shown).toMatch(/20 November 2026 at 09:15:42/)
      expect(shown).toContain('hallo@vonk.example')
      expect(shown).toContain('Razz')
    },
  )

  it.each([
    ['nl', 'Klopt dit adres?', 'zonder bevestiging krijg je geen nieuwsbrief'],
    ['de', 'Ist das deine Adresse?', 'Ohne Bestätigung bekommst du keinen Newsletter'],
    ['en', 'Is this your address?', 'without your confirmation you get no newsletter'],
  ] as const)('asks whose address it is, and advertises nothing (%s)', async (language, ...sentences) => {
    const { html, text } = await write('newsletter-confirmation', { language })

    expect(html).toContain('href="https://vonk.example/mail/newsletter/confirm/#token=x"')
    expect(text).toContain('https://vonk.example/mail/newsletter/confirm/#token=x')
    for (const words of sentences) {
      expect(shownText(html)).toContain(words)
      expect(oneLine(text)).toContain(words)
    }
    expect(shownText(html)).not.toMatch(/%|korting|Rabatt|Gutschein|discount|cadeau|Geschenk|present/i)
  })

  it.each([
    ['nl', 'Welkom! Hier is je 10\u00a0% korting bij Razz', 'Afmelden voor de nieuwsbrief'],
    ['de', 'Willkommen! Hier sind deine 10\u00a0% Rabatt bei Razz', 'Vom Newsletter abmelden'],
    ['en', 'Welcome! Here is your 10\u00a0% off at Razz', 'Unsubscribe from the newsletter'],
  ] as const)('brings the coupon of a new reader, and the way out (%s) [NEWS-01]', async (language, subject, leave) => {
    const mail = await write('newsletter-coupon', { language, brand: 'razz' })

    expect(mail.subject).toBe(subject)
    for (const part of [shownText(mail.html), mail.text])
      for (const words of ['NEWS-7K2M9QXT4R', leave]) expect(part).toContain(words)
    expect(mail.html).toContain('href="https://vonk.example/mail/newsletter/leave/#token=y"')
    expect(mail.text).toContain(`${leave}: https://vonk.example/mail/newsletter/leave/#token=y`)
  })

  it('prints names in any script, and never as markup', async () => {
    const name = `Ζωή 王 محمد <img src=x onerror="alert(1)"> & 'Søn'`
    const order = aMailOrder({ firstName: name, billingAddress: [name] })
    const { html, text } = await write('confirmation', { order })

    expect(html).not.toContain('<img')
    expect(shownText(html)).toContain(`Dank je wel, ${name}!`)
    expect(text).toContain(name)
  })

  it('greets nobody whose name it does not know', async () => {
    const { html } = await write('shipped', { order: aMailOrder({ firstName: '' }) })

    expect(shownText(html)).toContain('Je pakket is onderweg We hebben')
  })

  it.each(['vonk', 'razz'] as const)('needs no picture and loads nothing (%s)', async (brand) => {
    const { html, senderName } = await write('confirmation', { brand })

    expect(html).not.toMatch(/<img|<link|url\(|@import/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(senderName.toLowerCase()).toBe(brand)
  })

  it('says nothing of amounts that are none', async () => {
    const { totals } = aMailOrder()
    const order = aMailOrder({
      delivery: null,
      totals: { ...totals, shipping: 0, discount: 0, couponCode: null, giftCards: 0, grandTotal: totals.total },
    })
    const shown = shownText((await write('confirmation', { order })).html)

    expect(shown).toContain('Bezorgen gratis')
    expect(shown).not.toMatch(/Korting|Cadeaukaart €|Betaald €|Thuis bezorgd/)
  })
})
