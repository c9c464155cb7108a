import type { z } from 'zod'
import { ContentUnavailable } from '../source/index.ts'

export type SpaceOptions = {
  readonly token: string
  /** Opens drafts, where the other token opens only what is published. */
  readonly previewToken?: string | null | undefined
  /** Where the space is delivered from; another one for spaces in other regions. */
  readonly endpoint?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly patienceMs?: number | undefined
}

export type SpaceAnswer<Body> = { readonly body: Body; readonly total: number }

/** What is asked for; a list is sent as repeated keys. */
export type SpaceParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** Asks a space; null when it does not have what was asked for. */
export type SpaceClient = <Schema extends z.ZodType>(
  path: string,
  params: SpaceParams,
  schema: Schema,
) => Promise<SpaceAnswer<z.output<Schema>> | null>

const europe = 'https://api.storyblok.com/v2'

export function createSpaceClient(options: SpaceOptions): SpaceClient {
  const { endpoint = europe, fetch = globalThis.fetch, patienceMs = 5_000 } = options
  return async (path, params, schema) => {
    const query = queryOf(params, options)
    const response = await ask(`${endpoint}/${path}?${query}`)
    if (response.status === 404) return null
    // The address holds the token: it never gets into a message.
    if (!response.ok) throw new ContentUnavailable(`${path} was answered with ${response.status}`)
    const parsed = schema.safeParse(await bodyOf(response))
    if (!parsed.success) throw new ContentUnavailable(`${path} was answered in another shape`, parsed.error)
    return { body: parsed.data, total: Number(response.headers.get('total') ?? 0) }
  }

  async function ask(url: string): Promise<Response> {
    try {
      return await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(patienceMs) })
    } catch {
      throw new ContentUnavailable('there is no connection to it')
    }
  }
}

function queryOf(params: SpaceParams, { token, previewToken }: SpaceOptions) {
  const query = new URLSearchParams({ token: (params['version'] === 'draft' && previewToken) || token })
  for (const [name, value = []] of Object.entries(params)) {
    for (const one of [value].flat()) query.append(name, one)
  }
  return query
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new ContentUnavailable('the answer is no JSON')
  }
}
