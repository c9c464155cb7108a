import { fillIn } from '../texts/index.ts'
import type { Block } from './block.ts'
import type { AccountMessage, MailShop } from './mail-facts.ts'
import type { Pen } from './order-blocks.ts'

export function accountBlocks({ words }: Pen, message: AccountMessage, { links, seller }: MailShop): readonly Block[] {
  const toAccount: Block = { kind: 'button', label: words.toAccount, href: links.account }
  const { email } = seller
  switch (message.kind) {
    case 'password-reset':
      return [{ kind: 'button', label: words.setPassword, href: message.resetUrl }, paragraph(words.resetNotAsked)]
    case 'email-change-asked':
      return [
        { kind: 'button', label: words.setEmail, href: message.confirmUrl },
        paragraph(fillIn(words.emailNotAsked, { email })),
      ]
    case 'account-proof':
      return [
        { kind: 'button', label: words.proveAccount, href: message.proofUrl },
        paragraph(fillIn(words.proofNotAsked, { email })),
      ]
    case 'password-changed':
      return [toAccount, paragraph(fillIn(words.passwordNotByYou, { email }))]
    case 'passkey-added':
    case 'passkey-removed':
      return [toAccount, paragraph(fillIn(words.passkeyNotByYou, { email }))]
    case 'email-changed':
      return [paragraph(fillIn(words.emailNotByYou, { email }))]
    case 'email-set':
      return [toAccount, paragraph(fillIn(words.emailNotYours, { email }))]
  }
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
