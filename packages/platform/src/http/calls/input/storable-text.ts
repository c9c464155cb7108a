import type { InputIssue } from '@vonk/contract'

// Only these escapes can bring into JSON what a text may not hold; a body without them is not looked through.
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i

/** Whether JSON text may hold a NUL or half of a pair of surrogates. */
export function mayBeUnstorable(json: string): boolean {
  return SUSPICIOUS.test(json)
}

/** Where a value holds a NUL, which no column takes: a query with it would fail. */
export function findNuls(value: unknown, path: string): InputIssue[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ path, message: 'Expected text without NUL' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...findNuls(name, path),
    ...findNuls(inner, `${path}.${name}`),
  ])
}

/** The same value with a replacement sign for every half of a pair of surrogates, as browsers send it in forms. */
export function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toWellFormed)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), toWellFormed(inner)]))
}
