import { describe, expect, it } from 'vitest'
import { checkNames } from './names.ts'

describe('checkNames', () => {
  it('accepts kebab-case with any number of suffixes', () => {
    const good = [
      'packages/domain/src/cart/merge-carts.test.ts',
      'packages/contract/src/common-refusals.ts',
      'packages/commerce/migrations/0001-store-views.sql',
    ]

    expect(checkNames([...good, 'apps/storefront/app/entry.server.tsx'])).toEqual([])
  })

  it.each([
    'packages/domain/src/cart/mergeCarts.ts',
    'apps/storefront/app/ui/Button.tsx',
    'packages/domain/src/Cart/cart.ts',
    'packages/domain/src/some_cart.ts',
  ])('refuses %s: not kebab-case', (path) => {
    expect(checkNames([path])[0]?.message).toContain('not kebab-case')
  })

  it.each([
    'packages/domain/src/utils/cents.ts',
    'tools/helpers.ts',
    'apps/server/src/cart-manager.ts',
    'e2e/lib/x.ts',
    'apps/server/src/common.ts',
  ])('refuses %s: the name says nothing', (path) => {
    expect(checkNames([path])[0]?.message).toContain('does not say what is inside')
  })

  it('does not judge what is not code of ours', () => {
    expect(checkNames(['README.md', 'docs/Helpers.md'])).toEqual([])
  })
})
