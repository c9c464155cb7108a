import type { SearchDocument, SearchQuery } from '../port.ts'
import { isWildMatch } from './is-wild-match.ts'

type FieldChoice = SearchQuery['fields']

/** As much of a document as is asked for, cut as an engine cuts those it holds. */
export function chosenFields({ _search, ...document }: SearchDocument, fields: FieldChoice): Record<string, unknown> {
  if (fields.include.length === 0 && fields.exclude.length === 0) return document
  return cut(document, '', fields)
}

function cut(object: object, above: string, fields: FieldChoice): Record<string, unknown> {
  const kept = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    const path = above === '' ? key : `${above}.${key}`
    if (isCovered(path, fields.exclude)) return []
    if (fields.include.length === 0 || isCovered(path, fields.include)) {
      return [[key, inside(value, path, { ...fields, include: [] })]]
    }
    const part = isObject(value) ? inside(value, path, fields) : null
    return hasKeys(part) ? [[key, part]] : []
  })
  return Object.fromEntries(kept)
}

function inside(value: unknown, path: string, fields: FieldChoice): unknown {
  if (!Array.isArray(value)) return isObject(value) ? cut(value, path, fields) : value
  const parts = fields.include.length === 0 ? value : value.filter(isObject)
  return parts.map((part) => inside(part, path, fields))
}

/** The path, or one it lies in, is named. */
function isCovered(path: string, patterns: readonly string[]): boolean {
  const paths = path.split('.').map((_, place, keys) => keys.slice(0, place + 1).join('.'))
  return patterns.some((pattern) => paths.some((each) => isWildMatch(each, pattern)))
}

function hasKeys(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasKeys) : isObject(value) && Object.keys(value).length > 0
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
