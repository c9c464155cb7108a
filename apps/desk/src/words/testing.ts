import { inLanguage } from '@vonk/languages'
import { deskTexts } from '@vonk/languages/texts'
import { createElement, type ReactNode } from 'react'
import { createWords } from './words.ts'
import { type Languages, WordsProvider } from './words-context.tsx'

const languages: Languages = { en: { name: 'English', load: async () => ({ desk: inLanguage(deskTexts, 'en') }) } }

/** A part of the desk that speaks English. */
export function inEnglish(part: ReactNode) {
  const first = createWords('en', inLanguage(deskTexts, 'en'))
  return createElement(WordsProvider, { first, languages }, part)
}
