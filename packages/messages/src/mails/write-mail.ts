import type { MailFrame } from '../rendering/mail-frame.ts'
import { renderHtml } from '../rendering/render-html.ts'
import { renderText } from '../rendering/render-text.ts'
import { textsOf } from '../texts/index.ts'
import type { MailShop, Message } from './mail-facts.ts'
import { sellerLine } from './order-blocks.ts'
import { writeContent } from './write-content.ts'

export type RenderedMail = {
  readonly senderName: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** A message of the shop, ready to be sent. */
export async function writeMail(message: Message, shop: MailShop): Promise<RenderedMail> {
  const content = writeContent(message, shop)
  const frame = frameOf(shop, message, content.why)
  return {
    senderName: frame.shopName,
    subject: content.subject,
    html: await renderHtml(content, frame),
    text: renderText(content, frame),
  }
}

/** Why somebody gets the mail. */
function reasonOf(message: Message): 'automatic' | 'automaticAccount' | 'automaticAlert' {
  if ('alert' in message) return 'automaticAlert'
  return 'account' in message ? 'automaticAccount' : 'automatic'
}

function frameOf(
  { look, brandName, language, seller, links }: MailShop,
  message: Message,
  why: string | null,
): MailFrame {
  const { words } = textsOf(language)
  const numbers = [
    [words.registration, seller.registration],
    [words.vatId, seller.vatId],
  ].flatMap(([label, value]) => (value ? [`${label} ${value}`] : []))
  return {
    look,
    language,
    shopName: brandName,
    home: links.home,
    footer: [why ?? words[reasonOf(message)], [sellerLine(seller), ...numbers].join(' · ')],
    links: [
      { label: words.terms, href: links.terms },
      { label: words.privacy, href: links.privacy },
      'leaveUrl' in message
        ? { label: words.unsubscribe, href: message.leaveUrl }
        : { label: words.withdraw, href: links.withdrawal },
    ],
  }
}
