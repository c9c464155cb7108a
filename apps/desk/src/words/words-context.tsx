import type { DeskTexts } from '@vonk/languages/texts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { chooseLanguage, createWords, type Words } from './words.ts'

/** The languages that the desk may speak, by tag. */
export type Languages = Readonly<
  Record<string, { readonly name: string; load(): Promise<{ readonly desk: DeskTexts }> }>
>

type Spoken = Words & { readonly languages: Languages; readonly speak: (language: string) => void }

const WordsContext = createContext<Spoken | null>(null)
const key = 'vonk-editor-language'

/** The words of the language of the browser, or of the one that was chosen here before. */
export async function loadWords(languages: Languages, storage: Pick<Storage, 'getItem'>): Promise<Words> {
  return wordsOf(languages, chooseLanguage(Object.keys(languages), storage.getItem(key), navigator.languages))
}

type WordsProviderProps = {
  first: Words
  languages: Languages
  storage?: Pick<Storage, 'setItem'>
  children?: ReactNode
}

/** What everything below says, until another language is chosen. */
export function WordsProvider({ first, languages, storage, children }: WordsProviderProps) {
  const [words, setWords] = useState(first)
  useEffect(() => {
    document.documentElement.lang = words.language
  }, [words])
  const spoken = useMemo(() => {
    const speak = (chosen: string) => {
      storage?.setItem(key, chosen)
      // Without a network it goes on in the language it speaks.
      void wordsOf(languages, chosen).then(setWords, () => {})
    }
    return { ...words, languages, speak }
  }, [words, languages, storage])
  return <WordsContext value={spoken}>{children}</WordsContext>
}

export function useWords(): Spoken {
  const words = useContext(WordsContext)
  if (!words) throw new Error('There is no WordsProvider around this')
  return words
}

async function wordsOf(languages: Languages, tag: string): Promise<Words> {
  const language = languages[tag]
  if (!language) throw new Error(`The desk does not speak ${tag}`)
  return createWords(tag, (await language.load()).desk)
}
