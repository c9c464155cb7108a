import { comparableOf, type Token, tokenOf } from '../../values/token.ts'
import { fieldNamesOf } from './field-names.ts'
import { keyOf } from './value-keys.ts'

const DEEPEST = 20

/** What a document is filtered, sorted and counted by. */
export function collectValues(document: object, isFilterable: (path: string) => boolean): CollectedValues {
  const collector = new ValueCollector(isFilterable)
  collector.readObject(document, '', 0)
  const fields = Array.from(collector.tokens, ([path, tokens]) => fieldsOf(path, [...tokens]))
  return { paths: [...collector.tokens.keys()], ...Object.assign({}, ...fields) }
}

type CollectedValues = { readonly paths: readonly string[] } & Record<string, readonly (string | number)[]>

/** Walks through a document; an array on the way means all of its elements. */
class ValueCollector {
  /** By path; a path with something below it may have none. */
  readonly tokens = new Map<string, Set<Token>>()
  private readonly isFilterable: (path: string) => boolean

  constructor(isFilterable: (path: string) => boolean) {
    this.isFilterable = isFilterable
  }

  /** Whether there was anything to find. */
  readObject(object: object, parent: string, depth: number): boolean {
    let isFound = false
    for (const [key, value] of Object.entries(object)) {
      const path = parent === '' ? key : `${parent}.${key}`
      if (this.isFilterable(path) && this.readValue(value, path, depth)) isFound = true
    }
    return isFound
  }

  private readValue(value: unknown, path: string, depth: number): boolean {
    if (depth > DEEPEST || value === null || value === undefined) return false
    const isFound = typeof value === 'object' ? this.readParts(value, path, depth + 1) : true
    if (!isFound) return false
    const tokens = this.tokens.get(path) ?? new Set()
    this.tokens.set(path, tokens)
    const token = tokenOf(value)
    if (token !== null) tokens.add(token)
    return true
  }

  private readParts(value: object, path: string, depth: number): boolean {
    if (!Array.isArray(value)) return this.readObject(value, path, depth)
    let isFound = false
    for (const element of value) if (this.readValue(element, path, depth)) isFound = true
    return isFound
  }
}

function fieldsOf(path: string, tokens: readonly Token[]): Record<string, readonly (string | number)[]> {
  if (tokens.length === 0) return {}
  const names = fieldNamesOf(path)
  const numbers = tokens.map(comparableOf).filter((number) => !Number.isNaN(number))
  // What has a number is sorted by it, and only what has none by its letters.
  const sorted =
    numbers.length > 0
      ? { [names.numbers]: numbers }
      : { [names.letters]: tokens.map((token) => String(token).toWellFormed()) }
  return { [names.values]: tokens.map(keyOf), ...sorted }
}
