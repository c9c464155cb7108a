import type { AnswerOf, CommonRefusal, Endpoint, ParsedInputOf, RefusalOf } from '@vonk/contract'
import type { Result } from '@vonk/domain/result'
import type { CallContext } from './call-context.ts'
import type { WithHeaders } from './with-headers.ts'
import type { WrittenJson } from './written-json.ts'

/** How a call ended: a value for the endpoint's schema, or a refusal with its code. */
export type Outcome = Result<unknown, { readonly code: string } | CommonRefusal>

/** An endpoint with the function that answers it. */
export type Route = {
  readonly endpoint: Endpoint
  readonly run: (input: object, context: CallContext) => Outcome | Promise<Outcome>
}

type Answer<E extends Endpoint> =
  | AnswerOf<E>
  | WithHeaders<AnswerOf<E>>
  | (E extends { readonly isBare: true } ? WrittenJson : never)

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: CallContext,
) => Result<Answer<E>, RefusalOf<E>> | Promise<Result<Answer<E>, RefusalOf<E>>>

/** Binds a handler to its endpoint; a refusal the endpoint does not declare does not compile. */
export function handle<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  // The input was parsed by the schemas this type is inferred from.
  return { endpoint, run: (input, context) => handler(input as ParsedInputOf<E>, context) }
}
