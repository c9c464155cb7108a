import { stemmer as snowball } from '@orama/stemmers/dutch'
import type { Stemmer } from '../src/search/index.ts'

const PASSES = 4

export const stemmer: Stemmer = { stem }

/**
 * The Snowball stemmer parts what belongs together in this trade (jas and jassen, muts and mutsen, hoodie and hoodies) and
 * leaves diminutives alone, so they are taken off first, and the result is stemmed again until it no longer changes.
 */
function stem(word: string): string {
  let longer = withoutDiminutive(word)
  for (let pass = 0; pass < PASSES; pass += 1) {
    const shorter = stemOnce(longer)
    if (shorter === longer) break
    longer = shorter
  }
  return longer
}

function stemOnce(word: string): string {
  if (word.length <= 3) return word
  return hardened(snowball(withoutLoanPlural(word))).replace(/([bdfgklmnprst])\1$/, '$1')
}

/** truitje, rokje, jasjes */
function withoutDiminutive(word: string): string {
  const afterVowel =
    /^(.*(?:aa|ee|oo|uu|ui|ij|ei|au|ou|eu|ie|oe|[ae]l|er|[eo]{2}n|aan|ijn|eur|uur|ier|oer))tjes?$/.exec(word)
  return afterVowel?.[1] ?? /^(.{3,})jes?$/.exec(word)?.[1] ?? word
}

/** hoodies, blouses */
function withoutLoanPlural(word: string): string {
  return word.length > 4 && word.endsWith('es') ? word.slice(0, -1) : word
}

/** laarz- and grijz- are laars and grijs. */
function hardened(stem: string): string {
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}s`
  return stem.endsWith('v') ? `${stem.slice(0, -1)}f` : stem
}
