/** Where the values of a path lie: as texts to filter and count by, as numbers, and as texts to sort by. */
export type FieldNames = { readonly values: string; readonly numbers: string; readonly letters: string }

/**
 * A path is one name, whatever is in it: documents may have a value where others have an object. Dots would make
 * an object of it, and a few other signs are not allowed.
 */
export function fieldNamesOf(path: string): FieldNames {
  const name = encodeURIComponent(path.toWellFormed()).replaceAll('.', '/').replaceAll('*', '%2A')
  return { values: `values_${name}`, numbers: `numbers_${name}`, letters: `letters_${name}` }
}
