import { use } from 'react'
import { accountTexts } from './account-texts.ts'
import { useI18n } from './i18n-context.tsx'
import type { LaterTexts } from './later-texts.ts'
import type { TranslateAccount } from './load-i18n.ts'

/** For the pages about an account: they wait for the texts that come later and for their own. */
export function useAccountTranslation(): TranslateAccount {
  const i18n = useI18n()
  // Both are asked for before the first is waited for.
  const own = accountTexts(i18n).loadForRender()
  use(i18n.later.loadForRender())
  use(own)
  return i18n.translate
}

/** For what is said some time after the page has come: calls back with the texts as soon as they are there. */
export function useSayFromAccount(): (say: (t: TranslateAccount) => void) => void {
  const i18n = useI18n()
  return (say) =>
    void accountTexts(i18n)
      .load()
      .then(
        () => say(i18n.translate),
        () => {},
      )
}

/** For a part of another page that shows a text of the account: they come with it. */
export function useAccountTexts(): LaterTexts {
  return accountTexts(useI18n())
}
