import { describe, expect, it } from 'vitest'
import { checkModuleState } from './module-state.ts'

const file = 'apps/storefront/app/features/cart/lines.ts'
const check = (text: string, path = file) => checkModuleState([{ path, text }])

describe('checkModuleState', () => {
  it.each([
    'let asked = null',
    'export let count = 0',
    'const pages = new Map<string, Page>()',
    'const seen = new Set()',
    'const made = new WeakMap<object, Page>()',
    'const pages = new LRUCache({ max: 3 })',
    'const pages = createRefreshingCache({ max: 3 })',
    'const pages = createMemo({ max: 3 })',
  ])('refuses %s', (text) => {
    expect(check(text)).toMatchObject([{ severity: 'error', file, line: 1 }])
  })

  it.each([
    "const sizes = new Set(['98', '104'])",
    "const names = new Map([['nl', 'Nederlands']])",
    'const none: ReadonlyMap<string, string> = new Map()',
    'function open() {\n  const pages = new Map()\n  let count = 0\n}',
    'const format = new Intl.NumberFormat()',
    'declare let earlyClicks: number',
  ])('accepts %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it('leaves tests, the demo and the tools alone', () => {
    for (const path of [
      'packages/demo/src/a.ts',
      'packages/search/src/a.test.ts',
      'tools/a.ts',
      'packages/a/src/testing.ts',
    ]) {
      expect(check('let count = 0', path), path).toEqual([])
    }
  })
})
