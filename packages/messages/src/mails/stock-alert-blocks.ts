import type { Block } from './block.ts'
import type { StockAlertMessage } from './mail-facts.ts'
import type { Pen } from './order-blocks.ts'

/** The question whose address it is, or the news that something is back. */
export function stockAlertBlocks({ words }: Pen, message: StockAlertMessage): readonly Block[] {
  const { product, leaveUrl } = message.alert
  const isBack = message.kind === 'back-in-stock'
  return [
    { kind: 'lines', lines: [{ ...product, quantity: '', amount: '' }], totals: [] },
    isBack
      ? { kind: 'button', label: words.toProduct, href: message.productUrl }
      : { kind: 'button', label: words.confirmAlert, href: message.confirmUrl },
    { kind: 'paragraph', text: isBack ? words.alertOnce : words.alertNotAsked },
    { kind: 'link', label: words.endAlerts, href: leaveUrl },
  ]
}
