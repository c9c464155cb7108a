import { describe, expect, it } from 'vitest'
import { expandTaskUrl } from './expand-task-url.ts'

const url = '/api/cart/pull?token={{token}}&cartId={{cartId}}'
const identity = { token: 'a b', cartId: '12/3' }
const inUrl = { tokenInHeader: false }
const inHeader = { tokenInHeader: true }

describe('expandTaskUrl', () => {
  it('fills in token and cart [SYNC-32]', () => {
    expect(expandTaskUrl(url, { ...identity, ...inUrl })).toEqual({
      ok: true,
      value: { url: '/api/cart/pull?token=a%20b&cartId=12%2F3', bearerToken: null },
    })
  })

  it('fills in every occurrence and takes special signs literally [SYNC-32]', () => {
    const twice = '/{{cartId}}?a={{cartId}}&token={{token}}'

    expect(expandTaskUrl(twice, { ...{ token: '$&', cartId: "$'" }, ...inUrl })).toMatchObject({
      value: { url: "/%24'?a=%24'&token=%24%26" },
    })
  })

  it('sends an empty token for a guest [SYNC-32]', () => {
    expect(expandTaskUrl(url, { ...{ ...identity, token: null }, ...inUrl })).toMatchObject({
      value: { url: '/api/cart/pull?token=&cartId=12%2F3', bearerToken: null },
    })
  })

  it.each([
    [url, '/api/cart/pull?cartId=12%2F3'],
    ['/api/user/me?token={{token}}', '/api/user/me'],
    ['/api/user/me?a=b?c&token', '/api/user/me?a=b?c'],
    ['/api/user/me', '/api/user/me'],
    ['/api/a?x=1&token={{token}}&y=2', '/api/a?x=1&y=2'],
    ['?token={{token}}&y=2', '?y=2'],
    ['/api/stock/check?tokens=1', '/api/stock/check?tokens=1'],
  ])('takes the token out of %s where it travels in the header', (task, expected) => {
    expect(expandTaskUrl(task, { ...identity, ...inHeader })).toEqual({
      ok: true,
      value: { url: expected, bearerToken: 'a b' },
    })
  })

  it('sends no header for a guest', () => {
    expect(expandTaskUrl(url, { ...{ ...identity, token: null }, ...inHeader })).toMatchObject({
      value: { bearerToken: null },
    })
    expect(expandTaskUrl(url, { ...{ ...identity, token: '' }, ...inHeader })).toMatchObject({
      value: { bearerToken: null },
    })
  })

  it.each([null, ''])(
    'cannot run without a cart it needs (%j) and says that the sync is made anew [SYNC-51]',
    (cartId) => {
      expect(expandTaskUrl(url, { ...{ ...identity, cartId }, ...inUrl })).toEqual({
        ok: false,
        refusal: {
          code: 'cart-id-missing',
          message: `Error executing sync task ${url} the required cartId argument is null. Re-creating shopping cart synchro.`,
        },
      })
    },
  )

  it('needs no cart where the task asks for none', () => {
    expect(expandTaskUrl('/api/user/me?token={{token}}', { ...{ ...identity, cartId: null }, ...inUrl }).ok).toBe(true)
  })

  it('survives text no address can hold', () => {
    expect(expandTaskUrl(url, { ...{ token: '\uD800', cartId: '1' }, ...inUrl })).toMatchObject({
      value: { url: '/api/cart/pull?token=%EF%BF%BD&cartId=1' },
    })
  })
})
