import { nearestName } from '@vonk/domain/text'
import { z } from 'zod'
import type { InputIssue } from '../common-refusals.ts'

type Schema = z.core.$ZodTypes

/** Which fields of a value its schema does not know, at any depth; `path` is where the value stands. */
export function findUnknownFields(schema: z.core.$ZodType, value: unknown, path: string): InputIssue[] {
  // Every schema of Zod is one of these; the base class does not say so.
  const { def } = (schema as Schema)._zod
  switch (def.type) {
    case 'object':
      return isRecord(value) ? ofObject(def, value, path) : []
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((each, at) => findUnknownFields(def.element, each, `${path}.${at}`))
        : []
    case 'record':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, each]) => findUnknownFields(def.valueType, each, `${path}.${key}`))
        : []
    case 'union':
      return ofUnion(def.options, value, path)
    case 'pipe':
      return findUnknownFields(isTransform(def.in) ? def.out : def.in, value, path)
    case 'lazy':
      return findUnknownFields(def.getter(), value, path)
    default:
      return 'innerType' in def ? findUnknownFields(def.innerType, value, path) : []
  }
}

/** Whether an object has the fields of its shape and no other; a loose one takes any. */
export function takesItsShapeOnly({ catchall }: z.core.$ZodObjectDef): boolean {
  return !catchall || catchall._zod.def.type === 'never'
}

function ofObject(def: z.core.$ZodObjectDef, value: Record<string, unknown>, path: string): InputIssue[] {
  const { shape } = def
  const isClosed = takesItsShapeOnly(def)
  return Object.entries(value).flatMap(([field, inner]) => {
    const declared = Object.hasOwn(shape, field) ? shape[field] : undefined
    if (declared) return findUnknownFields(declared, inner, `${path}.${field}`)
    return isClosed ? [unknownField(path, field, Object.keys(shape))] : []
  })
}

/** What is said of a field that is not among those that are declared. */
export function unknownField(path: string, field: string, declared: readonly string[]): InputIssue {
  const near = nearestName(field, declared)
  return { path: `${path}.${field}`, message: near ? `Unknown field, perhaps ${near} was meant` : 'Unknown field' }
}

/** Of the forms a value may have, the ones it fits count; where it fits none, that is what is wrong with it. */
function ofUnion(options: readonly z.core.$ZodType[], value: unknown, path: string): InputIssue[] {
  const found = options
    .filter((option) => z.core.safeParse(option, value).success)
    .map((option) => findUnknownFields(option, value, path))
  return found.toSorted((one, other) => one.length - other.length)[0] ?? []
}

function isTransform(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'transform'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
