import { fillIn } from '../texts/index.ts'
import type { Block } from './block.ts'
import type { MailDeclaration, MailShop, MailWithdrawal, Message } from './mail-facts.ts'
import { keptBlocks, type Pen } from './order-blocks.ts'

type WithdrawalMessage = Extract<Message, { readonly withdrawal: MailDeclaration }>

/** The receipt of a declaration with the way to complete it, or what it was from once that is said. */
export function withdrawalBlocks(pen: Pen, message: WithdrawalMessage, shop: MailShop): readonly Block[] {
  const { words } = pen
  const facts = declarationFacts(pen, message)
  if (message.kind === 'withdrawal-completed') return [facts, ...pieceBlocks(pen, message.withdrawal)]
  return [
    facts,
    paragraph(words.choosePieces),
    { kind: 'button', label: words.toPieces, href: message.completeUrl },
    paragraph(fillIn(words.withdrawalNotByYou, { email: shop.seller.email })),
  ]
}

/** What was declared, by whom and when: what a buyer has to be able to prove. */
function declarationFacts({ words, formats }: Pen, { order, withdrawal }: WithdrawalMessage): Block {
  const rows = [
    { label: words.receivedAt, value: formats.moment(withdrawal.receivedAt) },
    { label: words.declaredBy, value: withdrawal.name },
    { label: words.declaredAddress, value: withdrawal.email },
    { label: words.orderNumber, value: order.orderNumber },
    { label: words.orderDate, value: formats.date(order.placedAt) },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

function pieceBlocks(pen: Pen, { lines, isShipped, isPaid, kept }: MailWithdrawal): readonly Block[] {
  const { words } = pen
  const unsent = isPaid ? words.nothingToReturn : words.withdrawnUnpaid
  const goods = lines.map(({ name, details, quantity }) => ({
    name,
    details,
    quantity: fillIn(words.pieces, { count: String(quantity) }),
    amount: '',
  }))
  return [
    { kind: 'heading', text: words.withdrawnGoods },
    { kind: 'lines', lines: goods, totals: [] },
    paragraph(isShipped ? words.returnItems : unsent),
    ...keptBlocks(pen, { kept }),
  ]
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
