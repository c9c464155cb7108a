import { CallFailed } from '@vonk/client'
import { describe, expect, it } from 'vitest'
import { isOutage } from './outage.server.ts'

const answered = (status: number) => new CallFailed('server', 'failed', { endpoint: 'mapUrl', status })

describe('isOutage', () => {
  it.each([
    ['an API that cannot be reached', new CallFailed('network', 'no', { endpoint: 'mapUrl' })],
    ['an API without its database', answered(503)],
    ['a proxy without an API', new CallFailed('bad-content-type', 'html', { endpoint: 'mapUrl', status: 502 })],
    ['an answer that took too long', new DOMException('late', 'TimeoutError')],
    ['any of these as the cause', new Error('no story', { cause: answered(504) })],
  ])('knows %s', (_, error) => {
    expect(isOutage(error)).toBe(true)
  })

  it.each([
    ['a mistake of the API', answered(500)],
    ['a mistake of the storefront', new TypeError('undefined is no function')],
    ['a page that was left', new DOMException('left', 'AbortError')],
    ['something that is no error', { status: 503 }],
  ])('does not take %s for one', (_, error) => {
    expect(isOutage(error)).toBe(false)
  })
})
