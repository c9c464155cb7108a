import type { Language } from '@vonk/domain/stores'

/** Each language by its own name: whoever looks for it reads that one. */
export const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' }
