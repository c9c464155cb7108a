import { hash } from 'node:crypto'
import type { Collection, SearchDocument } from '../../port.ts'
import type { CollectedValues } from './collect-values.ts'
import type { DocumentWords } from './collect-words.ts'

/** What documents are found by. */
export type StoringRules = { wordsOf(document: object): DocumentWords; valuesOf(document: object): CollectedValues }

/** Numbers and texts are one id: 5 and "5". */
export function storedIdOf({ entity }: Pick<Collection, 'entity'>, id: SearchDocument['id']): string {
  return `${entity}:${String(id).toWellFormed()}`
}

/** The text to send, and the fields in it that other documents may not have. */
export type Stored = { readonly line: string; readonly fields: readonly string[] }

/** A document as it lies in OpenSearch: as it is answered, and beside that all it is found by. */
export function toStored(
  { entity }: Pick<Collection, 'entity'>,
  document: SearchDocument,
  { wordsOf, valuesOf }: StoringRules,
): Stored {
  const { _search, ...answered } = document
  // As the wire carries it: what JSON cannot say is not there. Written once, for it is most of what is sent.
  const text = JSON.stringify(answered)
  const searched = _search === undefined ? undefined : JSON.stringify(_search)
  const plain = { ...JSON.parse(text), ...(searched !== undefined && { _search: JSON.parse(searched) }) }
  const words = wordsOf(plain)
  const { paths, fields } = valuesOf(plain)
  const { id } = document
  const check = checksOf(JSON.stringify([id, words]))
  const found = JSON.stringify({
    entity,
    key: id,
    ...(typeof id === 'number' ? { id_number: id } : { id_text: id.toWellFormed() }),
    paths,
    ...fields,
    ...words,
    words_check_a: check[0],
    words_check_b: check[1],
    document_check: checksOf(text + (searched ?? ''))[0],
  })
  return { line: wellFormed(`${found.slice(0, -1)},"document":${text}}`), fields: Object.keys(fields) }
}

const CHECK_BITS = 0x3ffffff

/** Two numbers that are others when the text is; a million of them still add up without loss. */
function checksOf(text: string): [number, number] {
  const digest = hash('sha256', text, 'buffer')
  return [digest.readUInt32BE(0) & CHECK_BITS, digest.readUInt32BE(4) & CHECK_BITS]
}

/** JSON escapes halves of characters, which OpenSearch cannot write down again. */
function wellFormed(json: string): string {
  if (!/\\ud[89a-f]/i.test(json)) return json
  return JSON.stringify(JSON.parse(json), (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}
