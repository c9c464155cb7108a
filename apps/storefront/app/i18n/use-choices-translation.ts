import { use } from 'react'
import type { TranslateChoices } from './create-i18n.ts'
import { useI18n } from './i18n-context.tsx'

/** For the choices of a product that is put together or made to order: they wait for the texts that come later and for their own. */
export function useChoicesTranslation(): TranslateChoices {
  const i18n = useI18n()
  // Both are asked for before the first is waited for.
  const own = i18n.choices.loadForRender()
  use(i18n.later.loadForRender())
  use(own)
  return i18n.translate
}
