import { describe, expect, it } from 'vitest'
import { findCoveredRules } from './find-live-rules.ts'

const rule = { path: 'packages/domain/src/cart/add.ts', text: 'export function add() {}\nexport function forget() {}' }
const barrel = { path: 'packages/domain/src/cart/index.ts', text: "export { add, forget } from './add.ts'" }
const user = { path: 'apps/storefront/app/cart.ts', text: "import { add } from '@vonk/domain/cart'\nadd()" }
const aTest = (path: string, text: string) => ({ path, text })

function liveIn(...tests: { path: string; text: string }[]) {
  return [...findCoveredRules([rule, barrel, user, ...tests]).live]
}

describe('findCoveredRules', () => {
  it('counts a test of the domain where the shop runs what it tests', () => {
    const text = `import { expect, it } from 'vitest'
      import { add, forget } from './add.ts'
      it('adds [CART-01]', () => expect(add()).toBe(1))
      it('forgets [CART-02]', () => expect(forget()).toBe(1))`

    expect(liveIn(aTest('packages/domain/src/cart/add.test.ts', text))).toEqual(['CART-01'])
  })

  it('looks at all that a test takes in where it calls it by another name', () => {
    const text = "import { add } from './add.ts'\nconst put = () => add()\nit('adds [CART-01]', () => put())"

    expect(liveIn(aTest('packages/domain/src/cart/add.test.ts', text))).toEqual(['CART-01'])
  })

  it('counts tests of pages and calls, and none of the demo alone', () => {
    const text = (id: string) => `it('works [${id}]', () => {})`
    const tests = [aTest('e2e/cart.test.ts', text('CART-01')), aTest('packages/demo/src/a.test.ts', text('CART-02'))]

    expect(liveIn(...tests)).toEqual(['CART-01'])
    expect([...findCoveredRules([...tests]).named]).toEqual(['CART-01', 'CART-02'])
  })
})
