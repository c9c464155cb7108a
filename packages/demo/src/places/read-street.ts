export type Street = {
  readonly name: string
  /** The letters of a Dutch postcode. */
  readonly letters: string | null
  readonly side: 'both' | 'odd' | 'even'
  readonly first: number
  readonly last: number
}

/** Reads "Kalverstraat PH even 80-118" and "Meir 1-132". */
export function readStreet(text: string): Street {
  const found = /^(?<name>.+?)(?: (?<letters>[A-Z]{2}))?(?: (?<side>odd|even))? (?<first>\d+)-(?<last>\d+)$/.exec(text)
  const { name = '', letters = null, side, first, last } = found?.groups ?? {}
  if (name === '') throw new Error(`"${text}" names no street`)
  return {
    name,
    letters,
    side: side === 'odd' || side === 'even' ? side : 'both',
    first: Number(first),
    last: Number(last),
  }
}
