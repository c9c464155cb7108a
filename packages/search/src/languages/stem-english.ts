import { stemmer } from '@orama/stemmers/english'

export function stemEnglish(word: string): string {
  return stemmer(word)
}
