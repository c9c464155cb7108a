import type { Stemmer } from '../src/search/index.ts'

const SHORTEST = 3

export const stemmer: Stemmer = { stem, separate: withoutElisions }

/**
 * Takes off what shows number and gender and no more. Snowball tells the two by accents, which folded words have not (rayée and
 * rayé part), and takes clothes for forms of other words (collants becomes coll).
 */
function stem(word: string): string {
  return masculine(singular(singular(word).replace(/(?<=.{3})e+$/, '')))
}

/** manteaux, animaux, bijoux, robes; also gris, so that it meets grise. */
function singular(word: string): string {
  if (word.length <= SHORTEST) return word
  return word.replace(/(?<!e)aux$/, 'al').replace(/[sx]$/, '')
}

/** violett- and pull-, blanch-, longu-, sportiv- */
function masculine(stem: string): string {
  return stem
    .replace(/(?<!i)([lmnprt])\1$/, '$1')
    .replace(/nch$/, 'nc')
    .replace(/ngu$/, 'ng')
    .replace(/iv$/, 'if')
}

/** l’hiver is hiver: the apostrophe is part of no word. */
function withoutElisions(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’ʼ](?=\p{L})/giu, '')
}
