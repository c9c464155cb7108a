import type { z } from 'zod'

export type ServiceOptions = {
  /** How the service is called in messages. */
  readonly name: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly patienceMs?: number | undefined
}

const PATIENCE = 3_000
const MOST_BYTES = 2 * 1024 * 1024

/** Whose fault it was that nothing is there: what was asked for, not the service. */
const NOTHING_THERE = [400, 404]

/** What another company's service answers, checked; null when it has nothing for what was asked. */
export async function request<Schema extends z.ZodType>(
  { name, url, headers = {}, patienceMs = PATIENCE }: ServiceOptions,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const signal = AbortSignal.timeout(patienceMs)
  const response = await connect(name, () =>
    // A redirect would take the key along to wherever it points.
    fetch(url, { headers: { accept: 'application/json', ...headers }, redirect: 'error', signal }),
  )
  const text = await connect(name, () => readText(response, name))
  if (NOTHING_THERE.includes(response.status)) return null
  // The address may hold a key, and what somebody has typed: neither gets into a message.
  if (!response.ok) throw new OtherServiceUnavailable(name, `it answered with ${response.status}`)
  const parsed = schema.safeParse(readJson(text))
  if (!parsed.success) throw new OtherServiceUnavailable(name, 'it answered in another shape', parsed.error)
  return parsed.data
}

/** A service of another company does not answer, or not in a way we understand. */
export class OtherServiceUnavailable extends Error {
  override readonly name = 'OtherServiceUnavailable'

  constructor(service: string, reason: string, cause?: unknown) {
    super(`${service} cannot be asked: ${reason}`, { cause })
  }
}

async function connect<Value>(name: string, call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof OtherServiceUnavailable) throw error
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new OtherServiceUnavailable(name, isLate ? 'it takes too long' : 'there is no connection to it')
  }
}

async function readText(response: Response, name: string): Promise<string> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new OtherServiceUnavailable(name, 'its answer has no end')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
