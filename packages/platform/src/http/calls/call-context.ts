import type { Log } from '../../log/index.ts'
import type { CacheTags } from '../message/cache-tags.ts'
import type { RequestScope } from '../message/request-scope.ts'

type ContextParts = {
  readonly request: Request
  readonly query: URLSearchParams
  readonly scope: RequestScope
  readonly cacheTags?: CacheTags | null
  readonly log: Log
}

/** Who calls, from which store view, and where to log: everything a handler may know beside its input. */
export type CallContext = {
  readonly requestId: string
  /** The store view that asks: the header `x-vs-store-code`, else the query `storeCode`. */
  readonly storeCode: string | null
  /** The customer's token: the bearer header, else the query `token`. */
  readonly token: string | null
  /** A key under which the same call never acts twice. */
  readonly idempotencyKey: string | null
  /** As far as the connection or a trusted proxy tells; null in process. */
  readonly clientAddress: string | null
  /** The address that was called, as the caller wrote it: a name of the shop, or one that only this process knows. */
  readonly address: URL
  /** A header of the call that no other field stands for, such as the signature of a company that calls us. */
  header(name: string): string | null
  /** Where to say what the answer depends on; null when nobody means to keep it. */
  readonly cacheTags: CacheTags | null
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal
  readonly log: Log
}

/** Reads everything on demand: most handlers need one or two of these. */
export class RequestContext implements CallContext {
  readonly #parts: ContextParts
  #log: Log | null = null

  constructor(parts: ContextParts) {
    this.#parts = parts
  }

  get requestId(): string {
    return this.#parts.scope.requestId
  }

  get clientAddress(): string | null {
    return this.#parts.scope.clientAddress
  }

  get storeCode(): string | null {
    const { request, query } = this.#parts
    return saneCode(request.headers.get('x-vs-store-code') ?? query.get('storeCode'))
  }

  get token(): string | null {
    return bearerOf(this.#parts.request) ?? (this.#parts.query.get('token') || null)
  }

  get idempotencyKey(): string | null {
    return saneCode(this.#parts.request.headers.get('idempotency-key'))
  }

  get address(): URL {
    return new URL(this.#parts.request.url)
  }

  header(name: string): string | null {
    return this.#parts.request.headers.get(name)
  }

  get cacheTags(): CacheTags | null {
    return this.#parts.cacheTags ?? null
  }

  get signal(): AbortSignal {
    return this.#parts.request.signal
  }

  get log(): Log {
    this.#log ??= this.#parts.log.child({ requestId: this.requestId })
    return this.#log
  }
}

function saneCode(value: string | null): string | null {
  return value !== null && /^[\w.:-]{1,128}$/.test(value) ? value : null
}

/** The token of an `Authorization: Bearer …` header; older clients send the header without one. */
export function bearerOf(request: Request): string | null {
  const [, token = ''] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token === '' || token === 'null' || token === 'undefined' ? null : token
}
