import type { ContentJson } from '@vonk/contract'

/** The fields that hold other stories by their uuids, as `component.field`. */
export const relationFields: readonly string[] = ['blog-article.article']

/** The uuids of the stories that content refers to. */
export function relationsIn(content: unknown, fields: readonly string[] = relationFields): string[] {
  const found = new Set<string>()
  replaceRelations(content, fields, (uuid) => {
    found.add(uuid)
    return uuid
  })
  return [...found]
}

/** The content with the stories themselves in the place of their uuids; what is not there stays a uuid. */
export function resolveRelations(
  content: ContentJson,
  byUuid: ReadonlyMap<string, unknown>,
  fields: readonly string[] = relationFields,
): ContentJson {
  // What replaces relations keeps the shape around them.
  return replaceRelations(content, fields, (uuid) => byUuid.get(uuid) ?? uuid) as ContentJson
}

/** The content with uuids in the place of stories, as it is stored: what was read can be saved again. */
export function collapseRelations(content: unknown): unknown {
  return replaceRelations(content, relationFields, (uuid) => uuid)
}

type Replace = (uuid: string) => unknown

// Content this deep is refused by its check; a stack has to get there first.
const deepest = 100

function replaceRelations(value: unknown, fields: readonly string[], replace: Replace, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((entry) => replaceRelations(entry, fields, replace, depth + 1))
  const component = 'component' in value ? value.component : ''
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    fields.includes(`${component}.${key}`)
      ? replaceField(inner, replace)
      : replaceRelations(inner, fields, replace, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function replaceField(value: unknown, replace: Replace): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceOne(entry, replace))
  return replaceOne(value, replace)
}

function replaceOne(value: unknown, replace: Replace): unknown {
  const uuid = typeof value === 'object' && value !== null && 'uuid' in value ? value.uuid : value
  return typeof uuid === 'string' ? replace(uuid) : value
}
