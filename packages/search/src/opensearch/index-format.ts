import { createHash } from 'node:crypto'

const keyword = { type: 'keyword' } as const
/** Sorted by alone. */
const letters = { type: 'keyword', index: false } as const
const check = { type: 'integer', index: false } as const

/** How a field is made, by what its name begins with. */
const kinds = { values: keyword, numbers: { type: 'double' }, letters } as const

export function mappingOf(field: string): object {
  const kind = Object.entries(kinds).find(([name]) => field.startsWith(`${name}_`))
  if (!kind) throw new Error(`nothing says what kind of field ${field} is`)
  return kind[1]
}

/** More fields than this are a mistake in the documents, such as ids that became names of fields. */
const MOST_FIELDS = 20_000

/** The furthest a list can be paged through; OpenSearch keeps all that lies before a page in memory. */
export const LAST_HIT = 100_000

const mappings = {
  dynamic: true,
  date_detection: false,
  // Every document has the number of who wrote it as its version; one that was written without is not taken over.
  _meta: { writers: 'numbered' },
  numeric_detection: false,
  // What a document is found by is not stored a second time.
  _source: { includes: ['key', 'document', 'state'] },
  dynamic_templates: Object.entries(kinds).map(([kind, mapping]) => ({ [kind]: { match: `${kind}_*`, mapping } })),
  properties: {
    entity: keyword,
    key: { type: 'keyword', index: false, doc_values: false },
    id_number: { type: 'double' },
    id_text: keyword,
    document: { type: 'object', enabled: false },
    state: { type: 'object', enabled: false },
    paths: { type: 'keyword', doc_values: false, ignore_above: 1_000 },
    words_name: keyword,
    words_category: keyword,
    words_hints: keyword,
    spellings: keyword,
    skus_own: keyword,
    skus_variants: keyword,
    words_check_a: check,
    words_check_b: check,
    document_check: check,
  },
} as const

/** Every document lies on a second node where there is one. */
export const withCopies = { auto_expand_replicas: '0-1' } as const
/** While an index is built: each copy would be made document by document, for as much work as the first. */
export const withoutCopies = { auto_expand_replicas: 'false', number_of_replicas: 0 } as const

const settings = {
  // One shard counts exactly, and holds a million products; more views mean more shards.
  number_of_shards: 1,
  ...withCopies,
  // Whoever writes says when that can be found.
  refresh_interval: '-1',
  max_result_window: LAST_HIT,
  'mapping.total_fields.limit': MOST_FIELDS,
} as const

/** How an index is made, and a name for that: an index of another name has to be built again. */
export type IndexFormat = {
  readonly name: string
  readonly body: { readonly settings: { readonly index: object }; readonly mappings: object }
}

export function indexFormat(extra: object = {}): IndexFormat {
  const body = { settings: { index: { ...settings, ...extra } }, mappings }
  const name = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 8)
  return { name, body: { ...body, mappings: { ...mappings, _meta: { ...mappings._meta, format: name } } } }
}
