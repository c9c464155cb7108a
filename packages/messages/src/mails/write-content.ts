import { createFormats } from '../texts/format.ts'
import { fillIn, type LegalTexts, textsOf } from '../texts/index.ts'
import { accountBlocks } from './account-blocks.ts'
import type { Block, MailContent } from './block.ts'
import type { MailGiftCard, MailOrder, MailRefund, MailShop, Message } from './mail-facts.ts'
import { newsletterBlocks } from './newsletter-blocks.ts'
import { addresses, keptBlocks, orderFacts, orderLines, type Pen, plainLines, sellerLine } from './order-blocks.ts'
import { stockAlertBlocks } from './stock-alert-blocks.ts'
import { withdrawalBlocks } from './withdrawal-blocks.ts'

/** The content of a message in the language of its shop. */
export function writeContent(message: Message, shop: MailShop): MailContent {
  const { kinds, words, legal } = textsOf(shop.language)
  const pen = { words, formats: createFormats(shop) }
  const values = valuesOf(message, shop, pen)
  const { subject, preview, title, body, why } = kinds[message.kind]
  const opening = body.map((text): Block => ({ kind: 'paragraph', text: fillIn(text, values) }))
  const rest = blocksOf(message, shop, pen)
  const rights =
    message.kind === 'confirmation'
      ? legalBlocks(withTerms(legal, words, message), shop, { ...values, label: words.withdrawHere })
      : []
  return {
    subject: fillIn(subject, values),
    preview: fillIn(preview, values),
    title: fillIn(title, values),
    blocks: [...opening, ...rest, ...rights],
    why: why === undefined ? null : fillIn(why, values),
  }
}

/** What the braces of the texts stand for. */
function valuesOf(message: Message, { brandName, seller }: MailShop, { formats }: Pen): Record<string, string> {
  const shared = { shop: brandName, seller: sellerLine(seller), email: seller.email }
  if (message.kind === 'gift-card') {
    const { amount, recipientName } = message.giftCard
    return { ...shared, name: recipientName, amount: formats.price(amount) }
  }
  if ('account' in message) {
    const { firstName, at } = message.account
    const newEmail = message.kind === 'email-change-asked' ? message.newEmail : ''
    return { ...shared, name: firstName, moment: formats.moment(at), newEmail }
  }
  if ('alert' in message) return { ...shared, product: message.alert.product.name }
  if (message.kind === 'newsletter-confirmation')
    return { ...shared, moment: formats.moment(message.requestedAt), days: String(message.lifeDays) }
  if ('askedAt' in message) return { ...shared, moment: formats.moment(message.askedAt) }
  if (message.kind === 'newsletter-coupon') return { ...shared, percent: formats.percent(message.coupon.rate) }
  const { orderNumber, firstName } = message.order
  const ofOrder = { ...shared, order: orderNumber, name: firstName }
  if (message.kind === 'refunded') return { ...ofOrder, amount: formats.price(message.refund.amount) }
  if ('withdrawal' in message) return { ...ofOrder, moment: formats.moment(message.withdrawal.receivedAt) }
  return ofOrder
}

function blocksOf(message: Message, shop: MailShop, pen: Pen): readonly Block[] {
  const { words } = pen
  switch (message.kind) {
    case 'confirmation': {
      const { order, orderUrl, invoiceNumber, wasCanceled } = message
      const facts = orderFacts(pen, order, { invoice: invoiceNumber })
      const news = wasCanceled ? [paragraph(words.paidAfterAll)] : []
      const show: Block = { kind: 'button', label: words.showOrder, href: orderUrl }
      return [...news, show, facts, orderLines(pen, order, { isPaid: true }), addresses(pen, order)]
    }
    case 'payment-open': {
      const { order, payUrl } = message
      const pay: Block = { kind: 'button', label: words.payNow, href: payUrl }
      return [pay, orderFacts(pen, order), orderLines(pen, order, { isPaid: false }), addresses(pen, order)]
    }
    case 'shipped': {
      const { order, orderUrl, trackingUrl } = message
      const track: Block[] = trackingUrl ? [{ kind: 'button', label: words.track, href: trackingUrl }] : []
      const show: Block = { kind: trackingUrl ? 'link' : 'button', label: words.showOrder, href: orderUrl }
      const withdraw: Block = { kind: 'link', label: words.withdrawHere, href: withdrawalOf(shop, order) }
      return [...track, show, orderFacts(pen, order), plainLines(pen, order.lines), addresses(pen, order), withdraw]
    }
    case 'returned':
      return [orderFacts(pen, message.order), heading(words.returned), plainLines(pen, message.returned)]
    case 'refunded': {
      const { order, refund, creditNoteNumber } = message
      const facts = orderFacts(pen, order, { creditNote: creditNoteNumber })
      const why = refund.isLate ? [paragraph(words.cameTooLate)] : []
      return [...why, facts, heading(words.refunded), refundRows(pen, refund), ...keptBlocks(pen, refund)]
    }
    case 'canceled':
      return [...moneyOfCanceled(pen, message), orderFacts(pen, message.order), plainLines(pen, message.order.lines)]
    case 'gift-card':
      return giftCardBlocks(pen, message.giftCard, shop)
    case 'withdrawal-receipt':
    case 'withdrawal-completed':
      return withdrawalBlocks(pen, message, shop)
    case 'stock-alert-confirmation':
    case 'back-in-stock':
      return stockAlertBlocks(pen, message)
    case 'newsletter-confirmation':
    case 'newsletter-leave':
    case 'newsletter-again':
    case 'newsletter-coupon':
      return newsletterBlocks(pen, message, shop)
    default:
      return accountBlocks(pen, message, shop)
  }
}

/** The page to send it back from, which knows the number already. */
function withdrawalOf({ links }: MailShop, { orderNumber }: MailOrder): string {
  return `${links.withdrawal}?order=${encodeURIComponent(orderNumber)}`
}

const heading = (text: string): Block => ({ kind: 'heading', text })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

function moneyOfCanceled(
  pen: Pen,
  { wasPaid, isRefunded, kept }: Extract<Message, { kind: 'canceled' }>,
): readonly Block[] {
  const { alreadyPaid, nothingPaid } = pen.words
  if (!wasPaid) return [paragraph(nothingPaid)]
  return [...(isRefunded ? [paragraph(alreadyPaid)] : []), ...keptBlocks(pen, { kept })]
}

function refundRows({ words, formats: { price } }: Pen, { giftCards, points, money, amount }: MailRefund): Block {
  const rows = [
    ...giftCards.map(({ code, amount }) => ({
      label: fillIn(words.refundedGiftCard, { code: `…${code.slice(-4)}` }),
      value: price(amount),
    })),
    ...(points > 0 ? [{ label: words.refundedPoints, value: String(points) }] : []),
    ...(money > 0 ? [{ label: words.refundedMoney, value: price(money) }] : []),
    { label: words.total, value: price(amount) },
  ]
  return { kind: 'facts', rows }
}

function giftCardBlocks({ words, formats }: Pen, card: MailGiftCard, { links }: MailShop): readonly Block[] {
  const { code, amount, expiresAt, senderName, message } = card
  const validity = expiresAt ? fillIn(words.validUntil, { date: formats.date(expiresAt) }) : words.validAlways
  return [
    ...(message === '' ? [] : [{ kind: 'quote', text: message } as const]),
    ...(senderName === ''
      ? []
      : [{ kind: 'paragraph', text: fillIn(words.giftCardFrom, { name: senderName }) } as const]),
    { kind: 'code', label: words.giftCardCode, code, amount: formats.price(amount) },
    { kind: 'paragraph', text: validity },
    { kind: 'button', label: words.spend, href: links.home },
  ]
}

function withTerms(
  legal: LegalTexts,
  { termsAttached }: Pen['words'],
  { hasTerms }: { readonly hasTerms: boolean },
): LegalTexts {
  const { title, paragraphs } = legal.terms
  return hasTerms ? { ...legal, terms: { title, paragraphs: [...paragraphs, termsAttached] } } : legal
}

/** The whole of what the law wants in the buyer's hands, not a link to it. */
function legalBlocks(legal: LegalTexts, { links }: MailShop, values: Record<string, string>): readonly Block[] {
  const { withdrawal, effects, form, warranty, terms } = legal
  const filled = (texts: readonly string[]) => texts.map((text) => fillIn(text, values))
  const part = ({ title, paragraphs }: LegalTexts['terms']): Block => ({
    kind: 'small-print',
    title,
    paragraphs: filled(paragraphs),
  })
  return [
    part(withdrawal),
    part(effects),
    { kind: 'small-print', title: form.title, paragraphs: filled(form.paragraphs), list: filled(form.list) },
    { kind: 'link', label: values['label'] ?? '', href: links.withdrawal },
    part(warranty),
    part(terms),
  ]
}
