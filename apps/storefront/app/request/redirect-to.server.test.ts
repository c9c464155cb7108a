import { describe, expect, it } from 'vitest'
import { aShop } from '../testing/a-shop.ts'
import { redirectTo } from './redirect-to.server.ts'

const { view } = aShop('en')
const sentBy = (...destination: Parameters<typeof redirectTo>) => {
  const { status, headers } = redirectTo(...destination)
  return [status, headers.get('location')]
}

describe('redirectTo', () => {
  it('leaves the prefix of the view to the router, which puts it before what a loader says', () => {
    expect(sentBy(view, { page: '/no-result?q=a b' })).toEqual([302, '/no-result/?q=a b'])
  })

  it('puts the prefix before what a middleware says, which the router leaves as it is', () => {
    expect(sentBy(view, { page: '/maintenance', by: 'middleware' })).toEqual([302, '/en/maintenance/'])
  })

  it('sends to another site as it is, with the status asked for', () => {
    expect(sentBy(view, { page: 'https://jobs.example/vonk', status: 301 })).toEqual([301, 'https://jobs.example/vonk'])
  })
})
