import { fillIn } from '../texts/index.ts'
import type { Block } from './block.ts'
import type { MailShop, NewsletterMessage } from './mail-facts.ts'
import type { Pen } from './order-blocks.ts'

/** The question whose address it is, or the coupon of who has answered it. */
export function newsletterBlocks(
  { words, formats }: Pen,
  message: NewsletterMessage,
  { links }: MailShop,
): readonly Block[] {
  if (message.kind === 'newsletter-confirmation')
    return [
      { kind: 'button', label: words.confirmAddress, href: message.confirmUrl },
      { kind: 'paragraph', text: words.addressNotMine },
      { kind: 'link', label: words.removeAddress, href: message.leaveUrl },
    ]
  if (message.kind === 'newsletter-leave')
    return [
      { kind: 'button', label: words.unsubscribe, href: message.leaveUrl },
      { kind: 'paragraph', text: words.leaveNotAsked },
    ]
  if (message.kind === 'newsletter-again') return [{ kind: 'button', label: words.toShop, href: links.home }]
  const { code, rate } = message.coupon
  const benefit = fillIn(words.offFirstOrder, { percent: formats.percent(rate) })
  return [
    { kind: 'code', label: words.couponCode, code, amount: benefit },
    { kind: 'button', label: words.toShop, href: links.home },
  ]
}
