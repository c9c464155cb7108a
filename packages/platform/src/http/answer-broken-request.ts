import { RequestError } from '@hono/node-server'
import type { Log } from '../log/index.ts'
import { answerFailure } from './answer-failure.ts'
import { createExchange } from './exchange.ts'
import { refuseCommonly } from './respond.ts'

/** For what never became a request (a broken Host header or address) and for failures of the server itself. */
export function answerBrokenRequest(error: unknown, log: Log): Response {
  const exchange = createExchange(new Request('http://localhost'))
  if (error instanceof RequestError) return refuseCommonly({ code: 'bad-request' }, exchange)
  return answerFailure(error, exchange, log)
}
