import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { chooseLanguage, createWords, type Language, type Words } from './words.ts'

type Spoken = Words & { readonly speak: (language: Language) => void }

const WordsContext = createContext<Spoken | null>(null)
const key = 'vonk-editor-language'

type WordsProviderProps = { storage?: Pick<Storage, 'getItem' | 'setItem'>; children?: ReactNode }

/** The words of the language of the browser, or of the one that was chosen here before. */
export function WordsProvider({ storage = localStorage, children }: WordsProviderProps) {
  const [language, setLanguage] = useState(() => chooseLanguage(storage.getItem(key), navigator.languages))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const spoken = useMemo(() => {
    const speak = (chosen: Language) => {
      storage.setItem(key, chosen)
      setLanguage(chosen)
    }
    return { ...createWords(language), speak }
  }, [language, storage])
  return <WordsContext value={spoken}>{children}</WordsContext>
}

export function useWords(): Spoken {
  const words = useContext(WordsContext)
  if (!words) throw new Error('There is no WordsProvider around this')
  return words
}
