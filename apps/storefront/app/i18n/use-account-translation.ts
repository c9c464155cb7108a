import { use } from 'react'
import type { TranslateAccount } from './create-i18n.ts'
import { useI18n } from './i18n-context.tsx'
import type { LaterTexts } from './later-texts.ts'

/** For the pages about an account: they wait for the texts that come later and for their own. */
export function useAccountTranslation(): TranslateAccount {
  const i18n = useI18n()
  // Both are asked for before the first is waited for.
  const own = i18n.account.loadForRender()
  use(i18n.later.loadForRender())
  use(own)
  return i18n.translate
}

/** For what is said some time after the page has come: calls back with the texts as soon as they are there. */
export function useSayFromAccount(): (say: (t: TranslateAccount) => void) => void {
  const i18n = useI18n()
  return (say) =>
    void i18n.account.load().then(
      () => say(i18n.translate),
      () => {},
    )
}

/** For a part of another page that shows a text of the account: they come with it. */
export function useAccountTexts(): LaterTexts {
  return useI18n().account
}
