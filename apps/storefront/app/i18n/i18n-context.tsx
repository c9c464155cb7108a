import type { Language } from '@vonk/domain/stores'
import type { LanguageGrammar } from '@vonk/languages/tags'
import { createContext, type ReactNode, use, useContext } from 'react'
import type { ShopI18n, Translate, TranslateLater } from './create-i18n.ts'
import type { DateFormats } from './date-formats.ts'
import type { LaterTexts } from './later-texts.ts'

const I18nContext = createContext<ShopI18n | null>(null)

export function I18nProvider({ i18n, children }: { i18n: ShopI18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** In the head of every page: where its browser finds the texts. */
export function TextsLink({ nonce }: { nonce: string | undefined }) {
  return <link rel="modulepreload" href={useI18n().file} data-texts="" nonce={nonce} suppressHydrationWarning />
}

export function useTranslation(): Translate {
  return useI18n().translate
}

/** For what nobody's visit begins with: where its texts are not there yet, the page waits for them. */
export function useLaterTranslation(): TranslateLater {
  const { later, translate } = useI18n()
  // Each time: a component that React tries again must do what it did before it had to wait.
  use(later.loadForRender())
  return translate
}

/** For what brings a part of the page: its texts come with it. */
export function useLaterTexts(): LaterTexts {
  return useI18n().later
}

/** For what is said some time after the page has come: calls back with the texts as soon as they are there. */
export function useSayLater(): (say: (t: TranslateLater) => void) => void {
  const { later, translate } = useI18n()
  return (say) =>
    void later.load().then(
      () => say(translate),
      // Without a network there may be no words for it.
      () => {},
    )
}

/** Where the texts lie that come later, for who wants them without a network. */
export function useLaterFiles(): readonly string[] {
  return useI18n().laterFiles
}

export function useLanguage(): Language {
  return useI18n().language
}

export function useDates(): DateFormats {
  return useI18n().dates
}

export function useI18n(): ShopI18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('useTranslation needs an I18nProvider above it')
  return i18n
}

/** What has to be known of the language, apart from its texts. */
export function useLanguageGrammar(): LanguageGrammar {
  return useI18n().grammar
}

/** A name of goods inside a sentence. */
export function inSentence(name: string, { hasCapitalNouns }: LanguageGrammar): string {
  return hasCapitalNouns ? name : name.toLowerCase()
}
