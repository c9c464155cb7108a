import { describe, expect, it } from 'vitest'
import { afterMapping } from './after-mapping.ts'
import { pageNotFound } from './resolve-page.ts'

describe('afterMapping', () => {
  it('shows the page that was found', () => {
    expect(afterMapping('/x', { kind: 'mapped', page: 'the page' })).toEqual({ page: 'the page', log: null })
  })

  it('logs a path without a page and goes on to page-not-found [ROUTE-39] [ROUTE-24]', () => {
    expect(afterMapping('/x/y', { kind: 'unmapped' })).toEqual({
      page: pageNotFound,
      log: 'No mapping found for /x/y',
    })
    expect(pageNotFound).toMatchObject({ name: 'page-not-found', params: { slug: 'page-not-found' } })
  })

  it('logs a failed request and goes on to page-not-found [ROUTE-40]', () => {
    expect(afterMapping('/x', { kind: 'failed', reason: 'timeout' })).toEqual({ page: pageNotFound, log: 'timeout' })
  })
})
