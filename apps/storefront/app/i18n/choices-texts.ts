import { closestOf } from '@vonk/languages/tags'
import { use } from 'react'
import { useI18n } from './i18n-context.tsx'
import { createLaterTexts, type LaterTexts } from './later-texts.ts'
import type { ShopI18n, TranslateChoices } from './load-i18n.ts'

const catalogues = {
  nl: () => import('./choices-nl.ts'),
  en: () => import('./choices-en.ts'),
  de: () => import('./choices-de.ts'),
}

/** The texts of what is put together or made to order, and of what is told before an order: few pages show them, and no other carries them. */
export function choicesTexts(i18n: ShopI18n): LaterTexts {
  const { language } = i18n
  i18n.choices ??= createLaterTexts(async () => i18n.load((await closestOf(catalogues, language)()).messages))
  return i18n.choices
}

/** For the choices of such a product or order: they wait for the texts that come later and for their own. */
export function useChoicesTranslation(): TranslateChoices {
  const i18n = useI18n()
  // Both are asked for before the first is waited for.
  const own = choicesTexts(i18n).loadForRender()
  use(i18n.later.loadForRender())
  use(own)
  return i18n.translate
}
