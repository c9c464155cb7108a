import type { AnswerOf, CommonRefusal, Endpoint, ParsedInputOf, RefusalOf } from '@vonk/contract'
import type { Result } from '@vonk/domain/result'
import type { CallContext } from './call-context.ts'

/** How a call ended: a value for the endpoint's schema, or a refusal with its code. */
export type Outcome = Result<unknown, { readonly code: string } | CommonRefusal>

/** An endpoint with the function that answers it. */
export type Route = {
  readonly endpoint: Endpoint
  /** Asked before the body is read: what a stranger sends to a call that is not for strangers costs nothing. */
  readonly admit?: (context: CallContext) => Promise<Outcome>
  readonly run: (input: object, context: CallContext) => Outcome | Promise<Outcome>
}

type Answer<E extends Endpoint> =
  | AnswerOf<E>
  | WithHeaders<AnswerOf<E>>
  | (E extends { readonly isBare: true } ? SerialisedJson : never)
  | (E extends { readonly contentType: string } ? FileAnswer | PictureAnswer : never)

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: CallContext,
) => Result<Answer<E>, RefusalOf<E>> | Promise<Result<Answer<E>, RefusalOf<E>>>

/** Binds a handler to its endpoint; a refusal the endpoint does not declare does not compile. */
export function handle<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  // The input was parsed by the schemas this type is inferred from.
  return { endpoint, run: (input, context) => handler(input as ParsedInputOf<E>, context) }
}

/** A result that travels with headers of its own, for the few clients that read a count from there. */
export class WithHeaders<Value> {
  readonly value: Value
  readonly headers: Readonly<Record<string, string>>

  constructor(value: Value, headers: Readonly<Record<string, string>>) {
    this.value = value
    this.headers = headers
  }
}

/** A file to keep, for an endpoint with a `contentType`. */
export class FileAnswer {
  readonly body: Uint8Array<ArrayBuffer>
  readonly fileName: string

  constructor(body: Uint8Array<ArrayBuffer>, fileName: string) {
    this.body = body
    this.fileName = fileName
  }
}

/** A picture to show, of one of the types its endpoint names; as it is, and without any right to do something. */
export class PictureAnswer {
  readonly body: Uint8Array<ArrayBuffer>
  readonly contentType: string

  constructor(body: Uint8Array<ArrayBuffer>, contentType: string) {
    this.body = body
    this.contentType = contentType
  }
}

/** A bare result that is JSON already, for the few calls where serialising it again is most of the work; it goes out unchecked. */
export class SerialisedJson {
  readonly body: string | Uint8Array<ArrayBuffer>

  constructor(body: string | Uint8Array<ArrayBuffer>) {
    this.body = body
  }
}
