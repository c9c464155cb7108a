export type CallFailure = 'network' | 'bad-content-type' | 'wrong-format' | 'server' | 'unknown-refusal'

/** A call that got no usable answer; a refusal is an answer and is returned, never thrown. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: CallFailure
  readonly endpoint: string
  /** The HTTP status, or null when nothing came back. */
  readonly status: number | null
  readonly requestId: string | null

  constructor(
    failure: CallFailure,
    message: string,
    details: { endpoint: string; status?: number; requestId?: string | null; cause?: unknown },
  ) {
    super(message, { cause: details.cause })
    this.failure = failure
    this.endpoint = details.endpoint
    this.status = details.status ?? null
    this.requestId = details.requestId ?? null
  }
}
