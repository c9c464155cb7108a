import { type Fields, isFields } from './dump-row.ts'

export type Envelope = {
  readonly index: string | null
  readonly type: string | null
  readonly id: string | null
  readonly fields: Fields
}

export type BulkAction = Omit<Envelope, 'fields'>

const actions = ['index', 'create', 'update'] as const

/** What a line of a bulk file says of the next one; `skip` for a removal, which has none. Null for a document. */
export function readAction(fields: Fields): BulkAction | 'skip' | null {
  const [name, ...others] = Object.keys(fields)
  if (name === undefined || others.length > 0) return null
  const about = fields[name]
  if (!isFields(about) || !Object.keys(about).every((key) => key.startsWith('_') || key === 'routing')) return null
  if (name === 'delete') return 'skip'
  return actions.some((action) => action === name) ? aboutOf(about) : null
}

/** A document out of its row, as dumps and bulk files wrap it; one that stands alone is its own. */
export function openEnvelope(fields: Fields, action: BulkAction | null): Envelope {
  const { _source: source, doc } = fields
  if (isFields(source)) return { ...aboutOf(fields), fields: source }
  if (action && isFields(doc)) return { ...action, fields: doc }
  return { ...(action ?? aboutOf(fields)), fields }
}

function aboutOf({ _index: index, _type: type, _id: id }: Fields): BulkAction {
  return { index: textOf(index), type: textOf(type), id: textOf(id) }
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
