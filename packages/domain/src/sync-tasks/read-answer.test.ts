import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

const json = 'application/json; charset=utf-8'

describe('readAnswer', () => {
  it('reads code, result and meta [SYNC-33]', () => {
    const body = { code: 200, result: { id: 1 }, meta: { refreshToken: 'x' } }

    expect(readAnswer({ contentType: json, body })).toEqual({ ok: true, value: body })
    expect(readAnswer({ contentType: 'Application/JSON', body }).ok).toBe(true)
  })

  it('reads a code written as text and keeps the name of an error', () => {
    expect(readAnswer({ contentType: json, body: { code: '401' } })).toMatchObject({ value: { code: 401 } })
    expect(readAnswer({ contentType: json, body: { code: 'ENOTFOUND' } })).toMatchObject({
      value: { code: 'ENOTFOUND' },
    })
  })

  it('reads a message where a server has no result [SYNC-42]', () => {
    expect(readAnswer({ contentType: json, body: { code: 400, message: 'No' } })).toMatchObject({
      value: { code: 400, result: 'No' },
    })
  })

  it('fills in what an answer leaves out', () => {
    expect(readAnswer({ contentType: json, body: {} })).toEqual({
      ok: true,
      value: { code: null, result: null, meta: null },
    })
  })

  it.each([null, '', 'text/html'])('refuses an answer that is not JSON (%j) [SYNC-33] [SYNC-40]', (contentType) => {
    expect(readAnswer({ contentType, body: { code: 200 } })).toEqual({
      ok: false,
      refusal: { code: 'bad-content-type', message: 'Error with response - bad content-type!' },
    })
  })

  it.each([undefined, null, 'OK', 7])('refuses an answer without a body to read (%j) [SYNC-41]', (body) => {
    expect(readAnswer({ contentType: json, body })).toEqual({
      ok: false,
      refusal: { code: 'wrong-format', message: 'Unhandled error, wrong response format!' },
    })
  })
})
