import type { CommonRefusal } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { readUpTo } from '../../message/read-up-to.ts'
import { isNestedDeeperThan } from './nesting.ts'
import { refuseInput } from './refuse-input.ts'
import { findNuls, mayBeUnstorable, toWellFormed } from './storable-text.ts'

const DEEPEST = 100

/** Reads a JSON body of at most `limit` bytes; no body at all counts as an empty object. */
export async function readJsonBody(request: Request, limit: number): Promise<Result<unknown, CommonRefusal>> {
  const { headers } = request
  const announced = headers.get('content-length')
  if (announced !== null && Number(announced) > limit) return err({ code: 'body-too-large' })
  const hasKnownLength = announced !== null && !headers.has('transfer-encoding')
  if (hasKnownLength ? Number(announced) === 0 : request.body === null) return ok({})
  const isOfType = isJson(headers)
  // Browsers send DELETE without a length and a type: only reading tells that there is nothing.
  if (!isOfType && (hasKnownLength || headers.has('content-type'))) return err({ code: 'unsupported-media-type' })

  const text = await readText(request, limit)
  if (!text.ok) return text
  return isOfType || text.value === '' ? parseJson(text.value) : err({ code: 'unsupported-media-type' })
}

/** Reads a body of at most `limit` bytes as it came, whatever it says it is. */
export async function readTextBody(request: Request, limit: number): Promise<Result<object, CommonRefusal>> {
  const text = await readText(request, limit)
  return text.ok ? ok({ text: text.value }) : text
}

function isJson(headers: Headers): boolean {
  const encoding = headers.get('content-encoding')
  if (encoding !== null && encoding !== 'identity') return false
  return /^application\/(?:[\w.+-]{1,64}\+)?json *(?:;|$)/i.test(headers.get('content-type') ?? '')
}

async function readText(request: Request, limit: number): Promise<Result<string, CommonRefusal>> {
  try {
    const text = await readUpTo(request, limit)
    return text === null ? err({ code: 'body-too-large' }) : ok(text)
  } catch {
    // The caller hung up in the middle of the body: there is nobody to tell, and nothing of ours is broken.
    return err({ code: 'bad-request' })
  }
}

function parseJson(text: string): Result<unknown, CommonRefusal> {
  if (text === '') return ok({})
  if (isNestedDeeperThan(DEEPEST, text)) return err({ code: 'malformed-json' })
  try {
    const value: unknown = JSON.parse(text)
    return mayBeUnstorable(text) ? storable(value) : ok(value)
  } catch {
    return err({ code: 'malformed-json' })
  }
}

function storable(value: unknown): Result<unknown, CommonRefusal> {
  const issues = findNuls(value, 'body')
  return issues.length === 0 ? ok(toWellFormed(value)) : refuseInput(issues)
}
