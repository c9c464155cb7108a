import { stemmer } from '@orama/stemmers/german'

/** Snowball, after diminutives: Kleidchen, Höschen. */
export function stemGerman(word: string): string {
  return stemmer(/^(.{3,})(?:chen|lein)s?$/.exec(word)?.[1] ?? word)
}
