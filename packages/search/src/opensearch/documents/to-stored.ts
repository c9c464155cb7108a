import { createHash } from 'node:crypto'
import type { LanguageTools } from '../../languages/index.ts'
import type { Collection, SearchDocument } from '../../port.ts'
import { collectValues } from './collect-values.ts'
import { collectWords } from './collect-words.ts'

export type StoringRules = { readonly language: LanguageTools; isFilterable(path: string): boolean }

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
  { language, isFilterable }: StoringRules,
): Stored {
  // As the wire carries it: what JSON cannot say is not there.
  const { _search, ...answered }: SearchDocument = JSON.parse(JSON.stringify(document))
  const plain = _search === undefined ? answered : { ...answered, _search }
  const words = collectWords(plain, language)
  const { paths, ...values } = collectValues(plain, isFilterable)
  const { id } = document
  const check = checksOf(JSON.stringify([id, words]))
  const stored = {
    entity,
    key: id,
    ...(typeof id === 'number' ? { id_number: id } : { id_text: id.toWellFormed() }),
    document: answered,
    paths,
    ...values,
    ...words,
    words_check_a: check[0],
    words_check_b: check[1],
    document_check: checksOf(JSON.stringify(plain))[0],
  }
  return { line: wellFormed(JSON.stringify(stored)), fields: Object.keys(values) }
}

const CHECK_BITS = 0x3ffffff

/** Two numbers that are others when the text is; a million of them still add up without loss. */
function checksOf(text: string): [number, number] {
  const digest = createHash('sha256').update(text).digest()
  return [digest.readUInt32BE(0) & CHECK_BITS, digest.readUInt32BE(4) & CHECK_BITS]
}

/** JSON escapes halves of characters, which OpenSearch cannot write down again. */
function wellFormed(json: string): string {
  if (!/\\ud[89a-f]/i.test(json)) return json
  return JSON.stringify(JSON.parse(json), (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}
