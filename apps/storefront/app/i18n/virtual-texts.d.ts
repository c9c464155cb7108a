/** The languages with a folder in `packages/languages`, as `vite/texts-plugin.ts` makes them; in the build for browsers there are none. */
declare module 'virtual:texts' {
  import type { LegalTexts } from '@vonk/languages/texts'

  type OfferedLanguage = {
    /** Where a browser finds its texts. */
    readonly file: string
    /** Where the pages are that the law wants, unless editors say otherwise. */
    readonly legalPaths: LegalTexts['paths']
    readonly load: () => Promise<import('./create-i18n.ts').LanguageTexts>
  }
  export const languages: Readonly<Record<string, OfferedLanguage>>
}
