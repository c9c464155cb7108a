import type { Call, CommonRefusal, EndpointOf, InputOf, RefusalOf, ResultOf } from '@vonk/contract'
import { err, type Result } from '@vonk/domain/result'
import { buildRequest, findUnusableParam } from './build-request.ts'
import { CallFailed } from './call-failed.ts'
import type { CallOptions } from './call-options.ts'
import { type Json, readAnswer } from './read-answer.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

export type ClientOptions = {
  readonly fetch: Fetch
  /** Where the API lives, such as `https://shop.example`. */
  readonly origin: string
  readonly storeCode?: string | null
  readonly token?: string | null
  /** Reads JSON; one that knows a text it has read before may answer with the same value. */
  readonly parse?: (json: Json) => unknown
  /** The body of an answer that is there as a whole, where the process knows it; null is read from the network. */
  readonly bodyOf?: (response: Response) => Json | null
}

/** A refusal as it arrived: code and details for programs, the sentence for people, the HTTP status. */
export type ReceivedRefusal<C extends Call> = (RefusalOf<EndpointOf<C>> | CommonRefusal) & {
  readonly message: string
  readonly status: number
}

/** What the endpoint of a call takes. */
export type CallInput<C extends Call> = InputOf<EndpointOf<C>>

/** What the endpoint of a call answers. */
export type CallResult<C extends Call> = ResultOf<EndpointOf<C>>

type CallArguments<Input> =
  Record<never, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions]

export type Client = {
  /** Answers with the result or a refusal; throws `CallFailed` when there is no usable answer. */
  call<C extends Call>(
    call: C,
    ...input: CallArguments<CallInput<C>>
  ): Promise<Result<CallResult<C>, ReceivedRefusal<C>>>
}

/** A typed client over any `fetch`: the API's own in process, the browser's over the network. Takes an endpoint, or a call alone. */
export function createClient(options: ClientOptions): Client {
  const { fetch, origin, storeCode = null, token = null, parse = parseJson, bodyOf = () => null } = options
  return {
    async call<C extends Call>(call: C, ...[input, options]: CallArguments<CallInput<C>>) {
      const fields = input ?? {}
      const unusable = findUnusableParam(call, fields)
      if (unusable !== null) return err(refuseParam(unusable))
      const request = buildRequest(call, { origin, storeCode, token, ...options, input: fields })
      const response = await send(fetch, request, call.name)
      // The server has checked the answer against the schema of the same endpoint before sending it.
      return (await readAnswer(call, response, { parse, bodyOf })) as Result<CallResult<C>, ReceivedRefusal<C>>
    },
  }
}

/** What the API would answer, if it could be asked. */
function refuseParam(name: string) {
  const message = `No address can carry the path parameter "${name}"`
  return { code: 'invalid-input', issues: [{ path: `params.${name}`, message }], message, status: 400 } as const
}

function parseJson(json: Json): unknown {
  return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json))
}

async function send(fetch: Fetch, request: Request, endpoint: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    if (request.signal.aborted) throw cause
    throw new CallFailed('network', `The call ${endpoint} could not be made`, { endpoint, cause })
  }
}
