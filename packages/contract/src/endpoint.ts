import type { z } from 'zod'
import { commonRefusals } from './common-refusals.ts'
import { pathParamsOf } from './path-params.ts'
import { takesList } from './takes-list.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type ObjectSchema = z.ZodObject<z.ZodRawShape, z.core.$ZodObjectConfig>

/** The status of a refusal; `details` are the facts that travel with it, nothing else does. */
export type RefusalDeclaration = number | { readonly status: number; readonly details: ObjectSchema }

/** What `result` says for a refusal: a sentence with `{detail}` placeholders, or the object older clients read. */
export type RefusalMessage = string | Readonly<Record<string, unknown>>

export type EndpointDefinition = {
  /** Unique; the operation id of the OpenAPI document. */
  readonly name: string
  readonly summary?: string
  readonly method: Method
  /** `:name` is one segment, `:name{.+}` the rest of the path. */
  readonly path: `/api/${string}`
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: z.ZodType<object>
  readonly result: z.ZodType
  /** With it, a handler answers `{ result, meta }` instead of the result alone. */
  readonly meta?: ObjectSchema
  readonly refusals: Readonly<Record<string, RefusalDeclaration>>
  readonly messages?: Readonly<Record<string, RefusalMessage>>
  /** The result goes out without the envelope, as a few calls of the API family do. */
  readonly isBare?: boolean
  /** Wrong input is answered with the list of what is wrong as the result, as the API family does where a schema checks it. */
  readonly isFaultList?: boolean
  /** Largest body in bytes; the server's own limit when absent. */
  readonly bodyLimit?: number
  readonly cacheControl?: string
}

/** Plain data beside the schemas, so that a caller needs no validator at run time. */
type CallShape = {
  readonly paramFields: readonly string[]
  readonly queryFields: readonly string[]
  /** The query fields that take every value of a repeated key. */
  readonly listFields: readonly string[]
  readonly refusalCodes: readonly string[]
}

export type Endpoint = EndpointDefinition & CallShape

/** A message for a refusal that is not declared does not compile. */
type CheckedMessages<Definition extends EndpointDefinition> = {
  readonly messages?: {
    readonly [Code in keyof Definition['messages']]: Code extends keyof Definition['refusals'] ? RefusalMessage : never
  }
}

/** Declares one call of the API: what it takes, what it answers and how it may refuse. */
export function endpoint<const Definition extends EndpointDefinition>(
  definition: Definition & CheckedMessages<Definition>,
): Definition & CallShape {
  const query = definition.query?.shape ?? {}
  const shape = {
    paramFields: Object.keys(definition.params?.shape ?? {}),
    queryFields: Object.keys(query),
    listFields: Object.keys(query).filter((field) => takesList(query[field])),
    refusalCodes: Object.keys(definition.refusals),
  }
  const problem = findProblem({ ...definition, ...shape })
  if (problem) throw new InvalidEndpoint(definition.name, problem)
  return Object.freeze({ ...definition, ...shape })
}

export class InvalidEndpoint extends Error {
  constructor(name: string, problem: string) {
    super(`The endpoint "${name}" ${problem}`)
    this.name = 'InvalidEndpoint'
  }
}

function findProblem(declared: Endpoint): string | null {
  const inPath = pathParamsOf(declared.path).map((param) => param.name)
  if (inPath.toSorted().join() !== declared.paramFields.toSorted().join()) {
    return `has the path parameters [${inPath}] but declares [${declared.paramFields}]`
  }
  const fields = [...declared.paramFields, ...declared.queryFields, ...bodyFieldsOf(declared)]
  const twice = fields.find((field, index) => fields.indexOf(field) !== index)
  if (twice) return `names the field "${twice}" twice`
  if (declared.method === 'GET' && declared.body) return 'is a GET with a body'
  const reserved = declared.refusalCodes.find((code) => Object.hasOwn(commonRefusals, code))
  return reserved ? `declares the refusal "${reserved}" that every endpoint has` : null
}

function bodyFieldsOf({ body }: EndpointDefinition): string[] {
  return body && 'shape' in body && body.shape ? Object.keys(body.shape) : []
}
