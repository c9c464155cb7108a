import type { z } from 'zod'
import type { Call } from './calls/index.ts'
import { type CommonRefusalCode, commonRefusals } from './common-refusals.ts'
import { pathParamsOf } from './path-params.ts'
import { takesList } from './takes-list.ts'
import { refusesUnknownFields } from './unknown-fields/refuses-unknown-fields.ts'

type ObjectSchema = z.ZodObject<z.ZodRawShape, z.core.$ZodObjectConfig>

/** The status of a refusal; `details` are the facts that travel with it, nothing else does. */
export type RefusalDeclaration = number | { readonly status: number; readonly details: ObjectSchema }

/** What `result` says for a refusal: a sentence with `{detail}` placeholders, or the object or list other clients read. */
export type RefusalMessage = string | readonly string[] | Readonly<Record<string, unknown>>

/** The half of an endpoint that only the server needs: what it takes, what it answers and how it may refuse. */
export type EndpointSchemas = {
  readonly summary?: string
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: z.ZodType<object>
  readonly result: z.ZodType
  /** With it, a handler answers `{ result, meta }` instead of the result alone. */
  readonly meta?: ObjectSchema
  readonly refusals: Readonly<Record<string, RefusalDeclaration>>
  readonly messages?: Readonly<Record<string, RefusalMessage>>
  /** Wrong input is answered with the list of what is wrong as the result, as the API family does where a schema checks it. */
  readonly isFaultList?: boolean
  /** Query fields that come in brackets (`filter[name][in]=a`): the schema gets the list of their `[key, value]`. */
  readonly nestedFields?: readonly string[]
  /** For clients of another API: see `ForeignClientRules`. */
  readonly foreignClients?: ForeignClientRules
  /** The body is taken as it came, of whatever media type, as the field `text`: its sender has signed it so, or sends no JSON. */
  readonly takesText?: boolean
  /** Largest body in bytes; the server's own limit when absent. */
  readonly bodyLimit?: number
  readonly cacheControl?: string
  /** Not JSON but a file of this type: the handler answers a `FileAnswer`, and `result` says nothing. */
  readonly contentType?: string
}

/** A refusal is its message without an envelope, wrong input is a 422, and so is a query field that nobody declared. */
export type ForeignClientRules = {
  /** How undeclared query fields begin that are passed over nevertheless. */
  readonly passedOver: readonly string[]
}

/** The status of wrong input for the clients of another API. */
export const foreignClientInputStatus = 422

/** Both halves in one object. */
export type EndpointDefinition = Call & EndpointSchemas

type Fields = {
  readonly paramFields: readonly string[]
  readonly queryFields: readonly string[]
  /** The query fields that take every value of a repeated key. */
  readonly listFields: readonly string[]
  readonly refusalCodes: readonly string[]
  /** A field nobody declared is wrong input, in the query as in the body. */
  readonly refusesUnknownFields: boolean
}

export type Endpoint = EndpointDefinition & Fields

/** A message for a refusal that is neither declared nor common does not compile. */
type CheckedMessages<Schemas extends EndpointSchemas> = {
  readonly messages?: {
    readonly [Code in keyof Schemas['messages']]: Code extends keyof Schemas['refusals'] | CommonRefusalCode
      ? RefusalMessage
      : never
  }
}

/** Declares one call of the API: the plain data of the call, and the schemas of what it takes and answers. */
export function endpoint<const Plain extends Call, const Schemas extends EndpointSchemas>(
  call: Plain,
  schemas: Schemas & CheckedMessages<Schemas>,
): Plain & Schemas & Fields
/** For a call that nobody makes without its schemas: both halves in one, the fields told by the schemas. */
export function endpoint<const Definition extends EndpointDefinition>(
  definition: Definition & CheckedMessages<Definition>,
): Definition & Fields
export function endpoint(call: Call | EndpointDefinition, schemas?: EndpointSchemas): Endpoint {
  const disagreement = schemas ? findDisagreement(call, schemas) : null
  // Whoever leaves the schemas out has put them into the first argument: no other overload allows it.
  const definition = { ...call, ...schemas } as EndpointDefinition
  const query = definition.query?.shape ?? {}
  const declared = {
    ...definition,
    paramFields: Object.keys(definition.params?.shape ?? {}),
    queryFields: Object.keys(query),
    listFields: Object.keys(query).filter((field) => takesList(query[field])),
    refusalCodes: Object.keys(definition.refusals),
    refusesUnknownFields: refusesUnknownFields(definition),
  }
  const problem = disagreement ?? findProblem(declared)
  if (problem) throw new InvalidEndpoint(call.name, problem)
  return Object.freeze({ ...declared, ...(definition.meta && { hasMeta: true as const }) })
}

export class InvalidEndpoint extends Error {
  constructor(name: string, problem: string) {
    super(`The endpoint "${name}" ${problem}`)
    this.name = 'InvalidEndpoint'
  }
}

/** What the plain half says and the schemas do not, or the other way round. */
function findDisagreement({ queryFields = [], ...call }: Call, { query, meta, refusals }: EndpointSchemas) {
  const declared = Object.keys(query?.shape ?? {})
  if (declared.toSorted().join() !== queryFields.toSorted().join()) {
    return `has the query fields [${queryFields}] but declares [${declared}]`
  }
  if ((meta !== undefined) !== (call.hasMeta === true)) return 'has a meta in one half only'
  if ('not-signed-in' in refusals && !call.takesToken) return 'refuses who is not signed in but takes no token'
  return null
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

function bodyFieldsOf({ body }: EndpointSchemas): string[] {
  return body && 'shape' in body && body.shape ? Object.keys(body.shape) : []
}
