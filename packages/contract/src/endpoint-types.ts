import type { z } from 'zod'
import type { Call } from './calls/index.ts'
import type { contract } from './contract.ts'
import type { Endpoint, EndpointSchemas } from './endpoint.ts'

type Contract = typeof contract

/** The endpoint behind a call: itself where it has its schemas, else the one of its name in the contract. */
export type EndpointOf<C extends Call> = C extends Endpoint
  ? C
  : C['name'] extends keyof Contract
    ? Contract[C['name']]
    : never

type SchemaOf<E, Part extends keyof EndpointSchemas> = E extends { readonly [Key in Part]: infer Schema }
  ? Schema
  : null

type InputPart<E, Part extends keyof EndpointSchemas> =
  SchemaOf<E, Part> extends z.ZodType ? z.input<SchemaOf<E, Part>> : unknown

type ParsedPart<E, Part extends keyof EndpointSchemas> =
  SchemaOf<E, Part> extends z.ZodType ? z.output<SchemaOf<E, Part>> : unknown

type Flat<T> = { [Key in keyof T]: T[Key] }

/** What a caller gives: the fields of path, query and body in one flat object. */
export type InputOf<E extends Endpoint> = Flat<InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'>>

/** What a handler gets: the same fields, checked and converted by the schemas. */
export type ParsedInputOf<E extends Endpoint> = Flat<
  ParsedPart<E, 'params'> & ParsedPart<E, 'query'> & ParsedPart<E, 'body'>
>

/** What a caller receives. */
export type ResultOf<E extends Endpoint> = E extends { readonly meta: infer Meta extends z.ZodType }
  ? { result: z.output<E['result']>; meta: z.output<Meta> }
  : z.output<E['result']>

/** What a handler answers; read-only values are welcome, undeclared fields are dropped on the way out. */
export type AnswerOf<E extends Endpoint> = Immutable<
  E extends { readonly meta: infer Meta extends z.ZodType }
    ? { result: z.input<E['result']>; meta: z.input<Meta> }
    : z.input<E['result']>
>

/** The union of the refusals an endpoint declares, each with its code and details. */
export type RefusalOf<E extends Endpoint> = {
  [Code in keyof E['refusals'] & string]: { readonly code: Code } & DetailsOf<E['refusals'][Code]>
}[keyof E['refusals'] & string]

type DetailsOf<Declaration> = Declaration extends { readonly details: infer Details extends z.ZodType }
  ? Immutable<z.output<Details>>
  : unknown

type Immutable<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Immutable<T[Key]> }
      : T
