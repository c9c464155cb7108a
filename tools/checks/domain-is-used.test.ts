import { describe, expect, it } from 'vitest'
import { checkDomainIsUsed, type Waiting } from './domain-is-used.ts'

const domain = 'packages/domain/src'

/** A shop in which one loader imports `imported` from the domain. */
function shop(imported: string, more: Readonly<Record<string, string>> = {}) {
  const files = {
    [`${domain}/cart/index.ts`]: `
      export { type AddRefusal, addLine } from './add-line.ts'
      export { removeLine } from './remove-line.ts'
      export type { Cart } from './cart.ts'`,
    [`${domain}/cart/add-line.ts`]: `
      import type { Cart } from './cart.ts'
      export type AddRefusal = { code: 'out-of-stock' }
      export function addLine(cart: Cart) {}`,
    [`${domain}/cart/remove-line.ts`]: 'export const removeLine = () => {}',
    [`${domain}/cart/cart.ts`]: 'export type Cart = object',
    'apps/storefront/app/features/cart/load-cart.ts': imported,
    ...more,
  }
  return Object.entries(files).map(([path, text]) => ({ path, text }))
}

function unused(sources: ReturnType<typeof shop>, waiting: readonly Waiting[] = []) {
  return checkDomainIsUsed(sources, waiting).map(({ file }) => file.slice(domain.length + 1))
}

const both = "import { addLine, removeLine } from '@vonk/domain/cart'"
const one = "import { addLine } from '@vonk/domain/cart'"

describe('checkDomainIsUsed', () => {
  it('is content when the shop uses every file, types included', () => {
    expect(unused(shop(both))).toEqual([])
    expect(unused(shop("import * as carts from '@vonk/domain/cart'"))).toEqual([])
    expect(unused(shop("const carts = await import('@vonk/domain/cart')"))).toEqual([])
    expect(unused(shop(`${one}\nexport { removeLine as remove } from '@vonk/domain/cart'`))).toEqual([])
  })

  it('finds a file that an index names and nobody imports', () => {
    expect(unused(shop(one))).toEqual(['cart/remove-line.ts'])
  })

  it('follows what a used file of the domain imports itself', () => {
    const stock = `import { removeLine } from '../cart/index.ts'\nexport const sellOut = removeLine`
    const more = {
      [`${domain}/stock/index.ts`]: "export * from './sell-out.ts'",
      [`${domain}/stock/sell-out.ts`]: stock,
    }

    expect(unused(shop(`${one}\nimport { sellOut } from '@vonk/domain/stock'`, more))).toEqual([])
    expect(unused(shop(one, more))).toEqual(['cart/remove-line.ts', 'stock/sell-out.ts'])
  })

  it('does not count who takes only the types of a rule', () => {
    const typeOnly = "import { type AddRefusal, removeLine } from '@vonk/domain/cart'"

    expect(unused(shop(typeOnly))).toEqual(['cart/add-line.ts'])
  })

  it.each([
    'apps/storefront/app/cart.test.ts',
    'packages/commerce/src/cart/testing.ts',
    'packages/demo/src/carts.ts',
    'bench/carts.ts',
  ])('does not count %s as a user', (path) => {
    expect(unused(shop(one, { [path]: both }))).toEqual(['cart/remove-line.ts'])
  })

  it('finds a rule that nobody uses in a file that is used', () => {
    const more = {
      [`${domain}/stock/index.ts`]: "export { buy, sell } from './trade.ts'",
      [`${domain}/stock/trade.ts`]:
        'export const buy = 1\nexport const sell = 2\nconst both = [price]\nexport const price = 3',
    }
    const sources = shop(`${both}\nimport { buy } from '@vonk/domain/stock'`, more)
    const sellWaits: Waiting = { ...waiting('stock/trade.ts'), names: ['sell'] }

    expect(checkDomainIsUsed(sources, [])).toMatchObject([{ message: expect.stringContaining('does not use sell') }])
    expect(checkDomainIsUsed(sources, [sellWaits])).toEqual([])
    expect(checkDomainIsUsed(sources, [{ ...sellWaits, names: ['sell', 'buy', 'lend'] }])).toMatchObject([
      { message: expect.stringContaining('buy is used') },
      { message: expect.stringContaining('lend is gone') },
    ])
  })

  it('lets a file wait for its capability, together with what it imports', () => {
    const more = {
      [`${domain}/orders/index.ts`]: "export { placeOrder } from './place-order.ts'",
      [`${domain}/orders/place-order.ts`]: "import { number } from './number.ts'\nexport const placeOrder = number",
      [`${domain}/orders/number.ts`]: 'export const number = 1',
    }

    expect(unused(shop(both, more), [waiting('orders/place-order.ts')])).toEqual([])
  })

  it('refuses a waiting file that is used or gone', () => {
    expect(checkDomainIsUsed(shop(both), [waiting('cart/add-line.ts'), waiting('cart/gone.ts')])).toEqual([
      expect.objectContaining({ severity: 'error', message: expect.stringContaining('does not wait for checkout') }),
      expect.objectContaining({ severity: 'error', message: expect.stringContaining('is gone') }),
    ])
  })
})

function waiting(file: string): Waiting {
  return { file, waitsFor: 'checkout', since: '2026-11-16' }
}
