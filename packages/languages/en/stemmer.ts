import { stemmer as snowball } from '@orama/stemmers/english'
import type { Stemmer } from '../src/search/index.ts'

export const stemmer: Stemmer = { stem: (word) => snowball(word) }
