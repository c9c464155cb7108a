import { describe, expect, it } from 'vitest'
import { checkApiLiterals } from './api-literals.ts'

const path = 'apps/storefront/app/features/cart/pull-cart.ts'
const check = (text: string, at = path, allowed: string[] = []) => checkApiLiterals([{ path: at, text }], allowed)

describe('checkApiLiterals', () => {
  it.each([
    "fetch('/api/cart/pull')",
    `fetch(\`/api/cart/pull?\${query}\`)`,
    `fetch(\`\${origin}/api/user/refresh\`)`,
    "url.startsWith('/api/')",
  ])('refuses %s in the storefront', (text) => {
    expect(check(`const x = 1\n${text}`)).toMatchObject([{ severity: 'error', file: path, line: 2 }])
  })

  it('leaves comments, tests and other folders alone', () => {
    expect(check('// asks /api/cart/pull\ncall(pullCart)')).toEqual([])
    expect(check("'/api/cart'", 'apps/storefront/app/features/cart/pull-cart.test.ts')).toEqual([])
    expect(check("'/api/cart'", 'apps/storefront/app/device/testing/fake-shop.ts')).toEqual([])
    expect(check("'/api/cart'", 'packages/contract/src/cart.ts')).toEqual([])
  })

  it('lets a listed file write them, until it does not', () => {
    expect(check("fetch('/api/cart/pull')", path, [path])).toEqual([])
    expect(check('call(pullCart)', path, [path])).toMatchObject([
      { severity: 'error', message: `${path} is clean: take it off the list` },
    ])
  })
})
