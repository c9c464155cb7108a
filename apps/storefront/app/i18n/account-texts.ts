import { closestOf } from '@vonk/languages/tags'
import { createLaterTexts, type LaterTexts } from './later-texts.ts'
import type { ShopI18n } from './load-i18n.ts'

const catalogues = {
  nl: () => import('./account-nl.ts'),
  en: () => import('./account-en.ts'),
  de: () => import('./account-de.ts'),
}

/** The texts of the account area. Apart from the others, so that no page has to carry them that does not show them. */
export function accountTexts(i18n: ShopI18n): LaterTexts {
  const { language } = i18n
  i18n.account ??= createLaterTexts(async () => i18n.load((await closestOf(catalogues, language)()).messages))
  return i18n.account
}
