import { lastResort } from '@vonk/languages'
import type { Fields } from '../reading/dump-row.ts'

/** In characters. A page with a text of some megabytes takes seconds to make, for every visitor. */
const LONGEST_TEXT = 100_000
/** All texts of a document together: the engine holds every document in memory. */
const LARGEST_DOCUMENT = 2_000_000

/** What of a document is too long for a shop, in words; null when nothing is. */
export function findTooLong(fields: Fields): string | null {
  let sum = 0
  for (const { path, text } of textsIn(fields)) {
    sum += text.length
    if (text.length > LONGEST_TEXT) return `${path.join('.')} is longer than ${figures.format(LONGEST_TEXT)} characters`
  }
  if (sum <= LARGEST_DOCUMENT) return null
  return `its texts are longer than ${figures.format(LARGEST_DOCUMENT)} characters together`
}

const figures = new Intl.NumberFormat(lastResort)

type Text = { readonly path: readonly string[]; readonly text: string }

function* textsIn(value: unknown, path: readonly string[] = []): Generator<Text> {
  if (typeof value === 'string') yield { path, text: value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key])
}
