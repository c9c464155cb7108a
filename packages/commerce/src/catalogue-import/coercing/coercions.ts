import { decodeHTMLStrict } from 'entities'
import { type Fields, isFields } from '../reading/dump-row.ts'

/**
 * Makes of a value what its field should hold. What it cannot read it leaves as it is, for the check to refuse; undefined
 * takes the field out.
 */
export type Coercion = (value: unknown) => unknown

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Other systems write numbers as texts, and nothing as an empty text or as false. */
export const number: Coercion = (value) => {
  if (value === false) return null
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  return numeric.test(text) ? Number(text) : value
}

export const integer: Coercion = (value) => (typeof value === 'boolean' ? Number(value) : number(value))

const yes: readonly unknown[] = [true, 1, '1', 'true', 'yes']
const no: readonly unknown[] = [false, 0, '0', 'false', 'no', '']

export const flag: Coercion = (value) => {
  if (yes.includes(value)) return true
  return no.includes(value) ? false : value
}

export const text: Coercion = (value) => {
  if (value === false) return null
  return typeof value === 'number' ? String(value) : value
}

/** A name people read; other systems keep it as HTML (`EverCool&trade; Tee`). */
export const name: Coercion = (value) => {
  const written = text(value)
  return typeof written === 'string' && written.includes('&') ? decodeHTMLStrict(written) : written
}

/** A text with markup in it: what it writes as entities becomes letters, but for those that would be markup then. */
export const markup: Coercion = (value) => {
  const written = text(value)
  return typeof written === 'string' && written.includes('&') ? written.replaceAll(entity, decodeLetter) : written
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/gi

function decodeLetter(written: string): string {
  const decoded = decodeHTMLStrict(written)
  return /[<>&]/.test(decoded) ? written : decoded
}

export const date: Coercion = (value) => {
  const written = text(value)
  return typeof written === 'string' && (written.trim() === '' || written.startsWith('0000')) ? null : written
}

export const picture: Coercion = (value) => (value === 'no_selection' || value === '' ? null : text(value))

/** The id of an option: of several the first. */
export const option: Coercion = (value) => {
  if (value === '' || value === false) return null
  return Array.isArray(value) ? option(value[0] ?? null) : value
}

export const omitted: Coercion = () => undefined

/** For a field that may be absent but not empty. */
export function optional(coerce: Coercion): Coercion {
  return (value) => coerce(value) ?? undefined
}

/** For a field that is only worth keeping as a text or nothing. */
export const optionalText = optional((value) => (typeof value === 'string' ? value : null))

export function listOf(coerce: Coercion): Coercion {
  return (value) => {
    if (value === '' || value === false) return null
    const list = listIn(value)
    if (list === null) return value
    const coerced = list.map(coerce).filter((item) => item !== undefined)
    const isSame = list === value && coerced.length === list.length && coerced.every((item, at) => item === list[at])
    return isSame ? value : coerced
  }
}

/** PHP writes a list with gaps as an object with numbers for names. */
function listIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  const isNumbered = isFields(value) && Object.keys(value).every((name) => /^\d+$/.test(name))
  return isNumbered ? Object.values(value) : null
}

/** A list that may also be written as a text with commas, or as its only item. */
export function commaListOf(coerce: Coercion): Coercion {
  const list = listOf(coerce)
  return (value) => {
    if (typeof value === 'number') return list([value])
    const isText = typeof value === 'string' && value.trim() !== ''
    return list(isText ? value.split(',').map((item) => item.trim()) : value)
  }
}

export type Plan = Readonly<Record<string, Coercion>>

/** Coerces the fields of the plan that are there; an object none of them changes is answered itself. */
export function objectOf(plan: Plan): Coercion {
  const entries = Object.entries(plan)
  return (value) => (isFields(value) ? coerceFields(value, entries) : value)
}

function coerceFields(fields: Fields, plan: readonly (readonly [string, Coercion])[]): Fields {
  let coerced: Record<string, unknown> | null = null
  for (const [name, coerce] of plan) {
    const before = fields[name]
    if (before === undefined) continue
    const after = coerce(before)
    if (after === before) continue
    coerced ??= { ...fields }
    // Undefined is as good as gone: it is not written. Really removing it would make every later step slower.
    coerced[name] = after
  }
  return coerced ?? fields
}

/** Fills what is missing or empty. */
export function withDefaults(fields: Fields, defaults: Fields): Fields {
  const missing = Object.entries(defaults).filter(
    ([name, value]) => (fields[name] ?? null) === null && (value ?? null) !== null,
  )
  return missing.length === 0 ? fields : { ...fields, ...Object.fromEntries(missing) }
}
