import type { TranslateLater } from '#i18n/index.ts'
import type { ShopFacts } from './view-links.ts'

/** What a shop is, in one line; empty where its brand does not say. A file of its own: only what comes late shows it. */
export function shopLine({ brandName, isSampleSale, words }: ShopFacts, t: TranslateLater): string {
  return isSampleSale ? t('shop.sample-sale.line', { brand: brandName }) : (words.line ?? '')
}
