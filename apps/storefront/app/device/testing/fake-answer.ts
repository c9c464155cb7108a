export type Answer = { readonly status: number; readonly body: unknown }

export type FakeCall = {
  readonly request: Request
  readonly url: URL
  // What a client sent, before anybody has checked it.
  readonly body: Record<string, never>
}

export function toResponse({ status, body }: Answer): Response {
  return Response.json(body, { status })
}

export function result(value: unknown, meta?: object): Answer {
  return { status: 200, body: { code: 200, result: value, ...(meta && { meta }) } }
}

export function refusal(status: number, code: string, message: string, facts: object = {}): Answer {
  return { status, body: { code: status, result: message, meta: { refusal: code, requestId: 'r', ...facts } } }
}

export function tokenOf(request: Request): string | null {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  return bearer ?? (new URL(request.url).searchParams.get('token') || null)
}
