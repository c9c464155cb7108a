import { stemmer as snowball } from '@orama/stemmers/german'
import type { Stemmer } from '../src/search/index.ts'

export const stemmer: Stemmer = {
  /** Snowball, after diminutives: Kleidchen, Höschen. */
  stem: (word) => snowball(/^(.{3,})(?:chen|lein)s?$/.exec(word)?.[1] ?? word),
  /** Who has no ü types ue: Muetze is Mütze, folded both are mutze. Not in blaue or Quelle, where the letters belong apart. */
  spell: (word) => word.replace(/(?<![aeiouyq])([aou])e/g, '$1'),
}
