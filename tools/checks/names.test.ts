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

  it('refuses a migration that no module owns', () => {
    const migration = (folder: string) => checkNames([`packages/${folder}-what-it-does.sql`])
    for (const old of ['commerce/migrations/0058', 'content/migrations/0010', 'commerce/src/orders/migrations/0099'])
      expect(migration(old)).toEqual([])
    for (const added of ['commerce/migrations/0059', 'content/migrations/0011'])
      expect(migration(added)[0]?.message).toContain('belongs to its module')
  })

  it('does not judge what is not code of ours', () => {
    expect(checkNames(['README.md', 'docs/Helpers.md'])).toEqual([])
  })
})
