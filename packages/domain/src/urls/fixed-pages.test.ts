import { describe, expect, it } from 'vitest'
import * as pages from './fixed-pages.ts'
import { matchRoute } from './static-routes.ts'

describe('fixed pages', () => {
  it('are the pages they are called', () => {
    const names = Object.values(pages).map((page) => matchRoute(page)?.route.name)

    expect(names.toSorted()).toEqual(
      ['home', 'cart', 'login', 'my-account', 'my-account-wishlist', 'maintenance', 'error'].toSorted(),
    )
  })
})
