import { describe, expect, it } from 'vitest'
import { type FailureContext, failureNotification } from './failure-notification.ts'
import { aTask } from './testing.ts'

function notify(
  { code = 500, result = 'No such cart' as unknown, ...rest } = {} as Partial<FailureContext> & {
    code?: number | string | null
    result?: unknown
  },
) {
  return failureNotification({
    task: aTask(),
    answer: { code, result, meta: null },
    lock: 0,
    pathname: '/cart/',
    ...rest,
  })
}

describe('failureNotification', () => {
  it('shows what the server said, with an OK button [SYNC-42]', () => {
    expect(notify()).toEqual({ type: 'error', message: 'No such cart', actions: ['ok'] })
    expect(notify({ code: 409, result: { errorMessage: 'Sold out', code: 1 } })).toMatchObject({ message: 'Sold out' })
    expect(notify({ result: { message: 'Sold out' } })).toMatchObject({ message: 'Sold out' })
    expect(notify({ result: { code: 400, result: { errorMessage: '', message: 'Sold out' } } })).toMatchObject({
      message: 'Sold out',
    })
  })

  it.each([null, 7, '', {}, { errorMessage: 7 }, { result: { result: null } }])(
    'still shows an error when the server said nothing readable (%j)',
    (result) => {
      expect(notify({ result })).toEqual({ type: 'error', message: null, actions: ['ok'] })
    },
  )

  it('is silent about success and about answers without a code [SYNC-42]', () => {
    expect(notify({ code: 200 })).toBeNull()
    expect(notify({ code: null })).toBeNull()
  })

  it('is silent for a silent task [SYNC-42] [SYNC-43]', () => {
    expect(notify({ task: aTask({ isSilent: true }) })).toBeNull()
  })

  it('is silent while the token is being refreshed [SYNC-42] [SYNC-44]', () => {
    expect(notify({ code: 401, lock: 1 })).toBeNull()
    expect(notify({ code: 401, lock: 0 })).not.toBeNull()
  })

  it('is silent when the server was not found [SYNC-42] [SYNC-45]', () => {
    expect(notify({ code: 'ENOTFOUND' })).toBeNull()
  })

  it.each(['/checkout-return', '/en/checkout-return/'])(
    'is silent for an item update on %s [SYNC-42] [SYNC-46]',
    (pathname) => {
      expect(notify({ pathname })).toBeNull()
      expect(notify({ pathname, task: aTask({ url: 'https://shop.example/api/cart/update' }) })).toBeNull()
    },
  )

  it('speaks on that page about any other call, and about item updates on any other page [SYNC-46]', () => {
    expect(notify({ pathname: '/checkout-return', task: aTask({ url: '/api/cart/delete?token=' }) })).not.toBeNull()
    expect(notify({ pathname: '/checkout-return', task: aTask({ url: '/api/cart/update-all' }) })).not.toBeNull()
    expect(notify({ pathname: '/checkout-returns' })).not.toBeNull()
    expect(notify({ pathname: '/checkout' })).not.toBeNull()
  })
})
