import type { z } from 'zod'

type Path = readonly PropertyKey[]

/** A part of content that goes: an entry of a list, a single nested item, or fields nobody knows. */
export type Cut =
  | { readonly path: Path; readonly kind: 'entry' | 'item' }
  | { readonly path: Path; readonly kind: 'fields'; readonly fields: readonly string[] }

/** The smallest part around a fault that the rest can do without; null when that is everything. */
export function findCut(content: unknown, issue: z.core.$ZodIssue): Cut | null {
  if (issue.code === 'unrecognized_keys') return { path: issue.path, kind: 'fields', fields: issue.keys }
  for (let length = issue.path.length; length > 0; length -= 1) {
    const path = issue.path.slice(0, length)
    if (Array.isArray(valueAt(content, path.slice(0, -1)))) return { path, kind: 'entry' }
    if (isItem(valueAt(content, path))) return { path, kind: 'item' }
  }
  return null
}

/** A copy of the content without these parts; in the place of a single item there is null. */
export function cutOut(content: unknown, cuts: readonly Cut[]): unknown {
  const byPath = new Map(cuts.map((cut) => [cut.path.join('.'), cut]))

  function copy(value: unknown, path: string): unknown {
    if (Array.isArray(value)) {
      return value.flatMap((entry, index) => {
        const place = placeOf(path, index)
        return byPath.get(place)?.kind === 'entry' ? [] : [copy(entry, place)]
      })
    }
    if (typeof value !== 'object' || value === null) return value
    const cut = byPath.get(path)
    if (cut?.kind === 'item') return null
    const unwanted = cut?.kind === 'fields' ? cut.fields : []
    const kept = Object.entries(value).filter(([key]) => !unwanted.includes(key))
    return Object.fromEntries(kept.map(([key, inner]) => [key, copy(inner, placeOf(path, key))]))
  }

  return copy(content, '')
}

function placeOf(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`
}

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    content,
  )
}

function isItem(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'component' in value
}
