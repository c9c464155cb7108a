import { describe, expect, it } from 'vitest'
import { checkBrands } from './brands.ts'

const cart = 'packages/commerce/src/cart/carts.ts'
const check = (text: string, path = cart, exceptions: readonly string[] = []) =>
  checkBrands([{ path, text }], exceptions).map(({ file, message }) => `${file}: ${message}`)

describe('checkBrands', () => {
  it.each([
    "const isSister = view.brand === 'razz'",
    '/* Razz has a line here. */',
    "if (code.startsWith('rz_')) return",
    "const first = 'vonk'",
    "const title = '%s | Vonk'",
    "const name = 'Vonk Sample Sale'",
    '<title>Vonk</title>',
    'return <VonkLetters />',
  ])('finds a brand in %j', (line) => {
    expect(check(line)).toEqual([`${cart}: brands are rows: ask the store view what its brand is called`])
  })

  it('leaves the name of the product alone, the demo and tests', () => {
    const product = [
      "import { ok } from '@vonk/domain/result'",
      'VONK_DATA',
      "'npm run vonk -- seed'",
      "platform: 'vonk'",
    ]
    expect(product.flatMap((line) => check(line))).toEqual([])
    expect(check("createLog({ level: 'warn', name: 'vonk' })", 'apps/server/src/start/run-shop.ts')).toEqual([])
    expect(check("const brand = 'vonk'", 'apps/server/src/start/run-shop.ts')).toHaveLength(1)
    expect(check('"manufacturer": "Vonk Kinderkleding B.V."', 'packages/contract/src/order/vectors/a.json')).toEqual([])
    expect(check("const brand = 'razz'", 'packages/demo/src/label/brands.ts')).toEqual([])
    expect(check("const brand = 'razz'", 'packages/commerce/src/cart/carts.test.ts')).toEqual([])
  })

  it.each([
    ['apps/storefront/public/icon.svg', '<svg><title>Vonk</title></svg>'],
    ['packages/languages/nl/storefront/shop.po', 'msgstr "Razz, het zusje"'],
    ['apps/desk/index.html', '<title>Razz</title>'],
    ['packages/messages/src/looks.json', '{ "brand": "vonk" }'],
  ])('finds one in %s', (path, text) => {
    expect(check(text, path)).toHaveLength(1)
  })

  it('lets off who is on the list, and takes off it who has no reason to be', () => {
    expect(check("const brand = 'razz'", cart, [cart])).toEqual([])
    expect(check('const brand = view.brand', cart, [cart])).toEqual([`${cart}: names no brand any more: off the list`])
  })
})
