import { comparableOf, type Token, tokenOf } from '../../values/token.ts'
import { type FieldNames, fieldNamesOf } from './field-names.ts'
import { keyOf } from './value-keys.ts'

const DEEPEST = 20

type Fields = Record<string, (string | number)[]>
export type CollectedValues = { readonly paths: readonly string[]; readonly fields: Readonly<Fields> }

/** Reads what documents are filtered, sorted and counted by. */
export function createValueCollector(isFilterable: (path: string) => boolean): (document: object) => CollectedValues {
  const paths = new Paths(isFilterable)
  return (document) => {
    const collected = new Map<Path, Set<Token>>()
    readObject(document, paths.root, { collected, depth: 0 })
    // Filled in place: of many small objects put together it would take several times as long.
    const fields: Fields = {}
    for (const [{ names }, tokens] of collected) if (tokens.size > 0) addFields(fields, names, [...tokens])
    return { paths: Array.from(collected.keys(), ({ path }) => path), fields }
  }
}

/** A place in documents; null below it is what cannot be filtered by. */
type Path = { readonly path: string; readonly names: FieldNames; below(key: string): Path | null }

/** Documents have the same paths: a path is put together and judged once, unless names are made up without end. */
class Paths {
  readonly root: Path
  private readonly isFilterable: (path: string) => boolean
  private remembered = 0

  constructor(isFilterable: (path: string) => boolean) {
    this.isFilterable = isFilterable
    this.root = this.make('')
  }

  private make(path: string): Path {
    const children = new Map<string, Path | null>()
    return {
      path,
      names: fieldNamesOf(path),
      below: (key) => {
        const existing = children.get(key)
        if (existing !== undefined) return existing
        const own = path === '' ? key : `${path}.${key}`
        const made = this.isFilterable(own) ? this.make(own) : null
        if (this.remembered < MOST_PATHS) children.set(key, made)
        this.remembered += 1
        return made
      },
    }
  }
}

const MOST_PATHS = 20_000

/** By path; a path with something below it may have no values of its own. */
type Reading = { readonly collected: Map<Path, Set<Token>>; readonly depth: number }

/** Whether there was anything to find. */
function readObject(object: object, parent: Path, reading: Reading): boolean {
  let isFound = false
  for (const [key, value] of Object.entries(object)) {
    const path = parent.below(key)
    if (path && readValue(value, path, reading)) isFound = true
  }
  return isFound
}

/** An array on the way means all of its elements. */
function readValue(value: unknown, path: Path, { collected, depth }: Reading): boolean {
  if (depth > DEEPEST || value === null || value === undefined) return false
  const isFound = typeof value === 'object' ? readParts(value, path, { collected, depth: depth + 1 }) : true
  if (!isFound) return false
  const tokens = collected.get(path) ?? new Set()
  collected.set(path, tokens)
  const token = tokenOf(value)
  if (token !== null) tokens.add(token)
  return true
}

function readParts(value: object, path: Path, reading: Reading): boolean {
  if (!Array.isArray(value)) return readObject(value, path, reading)
  let isFound = false
  for (const element of value) if (readValue(element, path, reading)) isFound = true
  return isFound
}

function addFields(fields: Fields, names: FieldNames, tokens: readonly Token[]): void {
  const numbers = tokens.map(comparableOf).filter((number) => !Number.isNaN(number))
  fields[names.values] = tokens.map(keyOf)
  // What has a number is sorted by it, and only what has none by its letters.
  if (numbers.length > 0) fields[names.numbers] = numbers
  else fields[names.letters] = tokens.map((token) => String(token).toWellFormed())
}
