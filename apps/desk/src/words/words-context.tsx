import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { chooseLanguage, createWords, type Language, type Words } from './words.ts'

type Spoken = Words & { readonly speak: (language: Language) => void }

const WordsContext = createContext<Spoken | null>(null)
const key = 'vonk-editor-language'

/** The words of the language of the browser, or of the one that was chosen here before. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() => chooseLanguage(localStorage.getItem(key), navigator.languages))
  useEffect(() => {
    document.documentElement.lang = language
    document.title = createWords(language).text('app.title')
  }, [language])
  const spoken = useMemo(() => {
    const speak = (chosen: Language) => {
      localStorage.setItem(key, chosen)
      setLanguage(chosen)
    }
    return { ...createWords(language), speak }
  }, [language])
  return <WordsContext value={spoken}>{children}</WordsContext>
}

export function useWords(): Spoken {
  const words = useContext(WordsContext)
  if (!words) throw new Error('There is no WordsProvider around this')
  return words
}
