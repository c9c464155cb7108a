import type { TranslateLater } from '../../i18n/index.ts'

type Found = { readonly complete?: number; readonly total: number }

/** Where what has some of the words only begins, and what is said there; nothing where all has every word. */
export function remarkOf({ total, complete = total }: Found, t: TranslateLater) {
  if (complete >= total) return undefined
  const count = String(total - complete)
  return { at: complete, text: complete === 0 ? t('search.none-complete') : t('search.rest-incomplete', { count }) }
}

/** How many products are said to be found: those with every word, where there are any. */
export function countOf({ total, complete = total }: Found): number {
  return complete > 0 ? complete : total
}
