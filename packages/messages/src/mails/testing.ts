import type { Seller } from '@vonk/domain/invoices'
import { mailLookOf, plainLook } from '@vonk/domain/looks'
import { type Brand, type Language, priceFormatOf } from '@vonk/domain/stores'
import { rateFromPercent } from '@vonk/domain/tax'
import { factsOf } from '@vonk/languages'
import type { MailOrder, MailShop, Message, MessageKind } from './mail-facts.ts'

export function aSeller(overrides: Partial<Seller> = {}): Seller {
  return {
    name: 'Vonk Kinderkleding B.V.',
    street: 'Oudegracht 1',
    postcode: '3511 AA',
    city: 'Utrecht',
    countryId: 'NL',
    registration: '00000012',
    vatId: 'NL000099998B57',
    email: 'hallo@vonk.example',
    phone: '+31 30 010 18 40',
    ...overrides,
  }
}

export function aMailShop(language: Language = 'nl', brand: Brand = 'vonk'): MailShop {
  const home = `https://${brand}.example/`
  return {
    look: mailLookOf(plainLook),
    brandName: brand === 'razz' ? 'Razz' : 'Vonk',
    language,
    priceFormat: priceFormatOf(factsOf(language).prices),
    seller: aSeller(),
    links: {
      home,
      terms: `${home}terms/`,
      privacy: `${home}privacy/`,
      withdrawal: `${home}withdrawal/`,
      account: `${home}my-account/`,
    },
  }
}

export function aMailOrder(overrides: Partial<MailOrder> = {}): MailOrder {
  return {
    orderNumber: '100000042',
    // Already the next day in Utrecht.
    placedAt: new Date('2026-11-15T23:30:00Z'),
    firstName: 'Zoë',
    lines: [
      { name: 'Winterjas Noordlicht', details: ['Maat: 104', 'Kleur: Koraal'], quantity: 2, amount: 11_998 },
      { name: 'Muts', details: [], quantity: 1, amount: 1_499 },
    ],
    totals: {
      subtotal: 13_497,
      shipping: 495,
      paymentFee: null,
      discount: 1_350,
      couponCode: 'WELKOM10',
      total: 12_642,
      taxes: [
        { rate: rateFromPercent(21), gross: 12_142, tax: 2_107 },
        { rate: rateFromPercent(9), gross: 500, tax: 41 },
      ],
      giftCards: 2_500,
      points: 0,
      grandTotal: 10_142,
    },
    billingAddress: ['Zoë de Vries', 'Kerkstraat 12 bis', '3581 RA Utrecht', 'Nederland'],
    delivery: {
      method: 'Thuis bezorgd',
      address: ['Zoë de Vries', 'Kerkstraat 12 bis', '3581 RA Utrecht', 'Nederland'],
    },
    paymentMethod: 'iDEAL | Wero',
    ...overrides,
  }
}

const declaration = {
  receivedAt: new Date('2026-11-20T08:15:42Z'),
  name: 'Zoë de Vries',
  email: 'zoe@example.nl',
}

const leaveUrl = 'https://vonk.example/mail/newsletter/leave/#token=y'

const newsletterMessages = {
  'newsletter-confirmation': {
    kind: 'newsletter-confirmation',
    requestedAt: new Date('2026-11-20T08:15:42Z'),
    lifeDays: 7,
    confirmUrl: 'https://vonk.example/mail/newsletter/confirm/#token=x',
    leaveUrl,
  },
  'newsletter-leave': { kind: 'newsletter-leave', askedAt: new Date('2026-11-20T08:15:42Z'), leaveUrl },
  'newsletter-again': { kind: 'newsletter-again', askedAt: new Date('2026-11-20T08:15:42Z'), leaveUrl },
  'newsletter-coupon': {
    kind: 'newsletter-coupon',
    coupon: { code: 'NEWS-7K2M9QXT4R', rate: rateFromPercent(10) },
    leaveUrl,
  },
} as const

const orderUrl = 'https://vonk.example/mail/order/show/#token=x'

/** A message of every kind. */
export function aMessage<Kind extends MessageKind>(kind: Kind, order: MailOrder = aMailOrder()): Message {
  const messages: { readonly [K in MessageKind]: Extract<Message, { kind: K }> } = {
    confirmation: {
      ...{ kind: 'confirmation', order, orderUrl, invoiceNumber: '2026-000017', hasTerms: true, wasCanceled: false },
    },
    'payment-open': { kind: 'payment-open', order, payUrl: 'https://bank.example/pay?id=1&token=x' },
    shipped: { kind: 'shipped', order, orderUrl, trackingUrl: 'https://parcels.example/3SABC' },
    returned: { kind: 'returned', order, returned: order.lines.slice(0, 1) },
    refunded: {
      kind: 'refunded',
      order,
      creditNoteNumber: 'VK2026-C000003',
      refund: {
        amount: 5_999,
        giftCards: [{ code: 'VONK-GIFT-ABCD', amount: 2_500 }],
        points: 120,
        money: 3_379,
        kept: 0,
        isLate: false,
      },
    },
    canceled: { kind: 'canceled', order, wasPaid: false, isRefunded: false, kept: 0 },
    'gift-card': {
      kind: 'gift-card',
      giftCard: {
        code: 'VONK-7K2M-9QXT-4RWD',
        amount: 5_000,
        expiresAt: new Date('2028-12-31T12:00:00Z'),
        recipientName: 'Milou',
        senderName: 'Oma',
        message: 'Gefeliciteerd!\nKoop iets moois.',
      },
    },
    'withdrawal-receipt': {
      ...{ kind: 'withdrawal-receipt', order, withdrawal: declaration },
      completeUrl: 'https://vonk.example/withdraw/#token=x',
    },
    'withdrawal-completed': {
      ...{ kind: 'withdrawal-completed', order },
      withdrawal: { ...declaration, lines: order.lines.slice(0, 1), isShipped: true, isPaid: true, kept: 0 },
    },
    ...accountMessages(order.firstName),
    ...stockAlertMessages(),
    ...newsletterMessages,
  }
  return messages[kind]
}

function accountMessages(firstName: string) {
  const account = { firstName, at: new Date('2026-11-20T08:15:42Z') }
  return {
    'password-reset': {
      kind: 'password-reset',
      account,
      resetUrl: 'https://vonk.example/reset-password/#token=x&email=y',
    },
    'password-changed': { kind: 'password-changed', account },
    'email-changed': { kind: 'email-changed', account },
    'email-set': { kind: 'email-set', account },
    'email-change-asked': {
      kind: 'email-change-asked',
      account,
      newEmail: 'zoe@elders.example',
      confirmUrl: 'https://vonk.example/mail/account/confirm#token=abc',
    },
    'account-proof': {
      kind: 'account-proof',
      account,
      proofUrl: 'https://vonk.example/my-account/profile#proof=abc',
    },
    'passkey-added': { kind: 'passkey-added', account },
    'passkey-removed': { kind: 'passkey-removed', account },
  } as const
}

function stockAlertMessages() {
  const product = { name: 'Winterjas Noordlicht', details: ['Maat: 104', 'Kleur: Koraal'] }
  const alert = { product, leaveUrl: 'https://vonk.example/mail/stock-alert/leave/#token=y' }
  const confirmUrl = 'https://vonk.example/mail/stock-alert/confirm/#token=x'
  const productUrl = 'https://vonk.example/winterjas-noordlicht/?childSku=JACKET-104'
  return {
    'stock-alert-confirmation': { kind: 'stock-alert-confirmation', alert, confirmUrl },
    'back-in-stock': { kind: 'back-in-stock', alert, productUrl },
  } as const
}
