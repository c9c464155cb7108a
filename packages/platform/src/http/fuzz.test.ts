import { refusalEnvelope, successEnvelope } from '@vonk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anApi } from './testing.ts'

const api = anApi({ bodyLimit: 5_000 })
const anyEnvelope = z.union([successEnvelope(z.unknown()), refusalEnvelope])

const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW')
const segment = fc.oneof(
  fc.constantFrom(
    'garments',
    'story',
    'cart',
    'create',
    'newest',
    '7',
    '..',
    '.',
    '',
    '%00',
    '%E0%A4%A',
    '%2F',
    '__proto__',
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const query = fc.dictionary(
  fc.oneof(fc.constantFrom('page', 'sizes', 'isNew', 'token', 'storeCode', '__proto__'), fc.string()),
  fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String)),
)
const body = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 6_000 }),
  fc
    .record({ title: fc.jsonValue(), tags: fc.jsonValue() }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"__proto__":{"title":1}}',
    '['.repeat(3_000),
    '"\\ud800"',
    '{"title":"a"}',
    '\uFEFF{"title":"a"}',
    '1e999',
  ),
)
const type = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  '',
  'multipart/form-data',
)
const request = fc.record({ method, segments: fc.array(segment, { maxLength: 5 }), query, body, type })

describe('createApi', () => {
  it('answers anything at all with the envelope, never with a failure or a stack trace', {
    timeout: 30_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ method, segments, query, body, type }) => {
        const path = segments.map((each) => (/^[%\w.]*$/.test(each) ? each : encodeURIComponent(each.toWellFormed())))
        const response = await api.fetch(
          new Request(`http://localhost/api/${path.join('/')}?${new URLSearchParams(query)}`, {
            method,
            ...(method !== 'GET' && { body, headers: { 'content-type': type } }),
          }),
        )
        const text = await response.text()

        expect(response.status).toBeLessThan(500)
        expect(response.headers.get('x-request-id') ?? method).toBeTruthy()
        if (response.status === 204) return
        if (response.headers.get('content-type')?.includes('json')) {
          expect(anyEnvelope.parse(JSON.parse(text)).code).toBe(response.status)
        }
        expect(text).not.toMatch(/\bat .*\.ts:\d+/)
      }),
      { numRuns: 1_000 },
    )
    expect(({} as { title?: unknown }).title).toBeUndefined()
  })
})
