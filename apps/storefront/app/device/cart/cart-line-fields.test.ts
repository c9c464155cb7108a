import { describe, expect, it } from 'vitest'
import { blankDevice } from '../device-state.ts'
import { hashOf } from '../engine/cart/cart-access.ts'
import { createDeviceStore } from '../store/device-store.ts'
import { lineFields } from '../store/stored-line.ts'
import { createFakeShop } from '../testing/fake-shop.ts'
import { createMemoryBrowser } from '../testing/memory-browser.ts'
import { aProduct, openTab, settle } from '../testing/open-tab.ts'
import type { CartLineView } from './cart-line-view.ts'

type Fate<Field extends keyof CartLineView> = {
  /** Something that no blank line holds. */
  readonly value: NonNullable<CartLineView[Field]>
  /** Whether a change of it is a change of the cart, which the server must hear of. */
  readonly isCompared: boolean
  /** Whether a line of the customer on another device has it, too; if not, why. */
  readonly travels: true | 'is made there' | 'is no business of the server' | 'is asked for there'
  readonly isAskedForAgain?: true
}

const option = { optionId: '142', optionValue: '228', label: 'Size', value: '228' }

/** What happens to every field of a line. A new field does not compile here before somebody has decided it. */
const fates: { readonly [Field in keyof CartLineView]-?: Fate<Field> } = {
  sku: { value: 'hoodie-228', isCompared: true, travels: true },
  parentSku: { value: 'hoodie', isCompared: true, travels: 'is made there' },
  type: { value: 'configurable', isCompared: true, travels: true },
  quantity: { value: 3, isCompared: true, travels: true },
  previousQuantity: { value: 2, isCompared: true, travels: 'is made there' },
  options: { value: { configurable: [option], custom: [], bundle: [] }, isCompared: true, travels: true },
  checksum: { value: 'c0ffee', isCompared: false, travels: 'is made there' },
  unitPrice: { value: 1000, isCompared: true, travels: true },
  priceSteps: { value: [{ from: 1, unitPrice: 1000 }], isCompared: false, travels: 'is asked for there' },
  serverItemId: { value: '12', isCompared: true, travels: 'is made there' },
  cartId: { value: 'c1', isCompared: true, travels: 'is made there' },
  totals: {
    value: { rowTotalInclTax: 1, discount: 2, tax: 3 },
    isCompared: false,
    travels: 'is asked for there',
    isAskedForAgain: true,
  },
  info: { value: { stock: 'in-stock' }, isCompared: false, travels: 'is asked for there' },
  errors: { value: { stock: 'out-of-stock' }, isCompared: false, travels: 'is asked for there' },
  isInStock: { value: true, isCompared: false, travels: 'is asked for there' },
  onlineStockCheckId: { value: 'task-9', isCompared: false, travels: 'is no business of the server' },
  name: { value: 'The hoodie-228', isCompared: false, travels: true },
  image: { value: '/hoodie.jpg', isCompared: false, travels: 'is asked for there' },
  page: { value: '/hoodie/', isCompared: false, travels: 'is asked for there' },
  choices: { value: [{ label: 'Size', value: '228' }], isCompared: false, travels: true },
  available: { value: 7, isCompared: false, travels: 'is asked for there' },
  addIds: { value: ['add-1.0'], isCompared: false, travels: 'is no business of the server' },
}

// `Object.keys` does not say that an object has no other keys than its type; this one has not.
const fields = Object.keys(fates) as (keyof CartLineView)[]

/** A line in which every field says something. */
const full: CartLineView = {
  ...aProduct().line,
  ...Object.fromEntries(fields.map((field) => [field, fates[field].value])),
}

function storedAndRead(line: CartLineView): CartLineView | undefined {
  const browser = createMemoryBrowser()
  const store = createDeviceStore(blankDevice, browser.openStorage())
  store.open()
  store.change((state) => ({ ...state, cart: { ...state.cart, items: [line] } }))
  const next = createDeviceStore(blankDevice, browser.openStorage())
  next.open()
  return next.read().cart.items[0]
}

/** The line as another device of the customer finds it. */
async function onAnotherDevice(): Promise<CartLineView> {
  const shop = createFakeShop()
  const customer = { email: 'mila@example.com', password: 'Geheim12' }
  const { sku, parentSku, type, quantity, options, unitPrice, name, choices } = full
  const [one, other] = [
    openTab({ browser: createMemoryBrowser(), shop }),
    openTab({ browser: createMemoryBrowser(), shop }),
  ]
  await one.engine.session.logIn(customer)
  await one.actions.add([aProduct({ sku, parentSku, type, quantity, options, unitPrice, name, choices })])
  await settle(shop, one)
  await other.engine.session.logIn(customer)
  await settle(shop, other)
  return other.line(sku)
}

describe('a field of a cart line', () => {
  it('is read in the same schema that every stored line is', () => {
    expect(Object.keys(lineFields).toSorted()).toEqual(fields.toSorted())
  })

  it.each(fields)('%s is still there on the next visit [CART-01] [CART-06]', (field) => {
    expect(storedAndRead(full)?.[field]).toEqual(fates[field].isAskedForAgain ? null : full[field])
  })

  it.each(fields)('%s counts as a change of the cart, or does not, as was decided [SYNC-09]', (field) => {
    const blank = aProduct({ sku: 'blank', unitPrice: null }).line
    const changed = { ...blank, [field]: full[field] }
    const isAnother = hashOf({ items: [changed], id: 'c1' }) !== hashOf({ items: [blank], id: 'c1' })

    expect(isAnother).toBe(fates[field].isCompared)
  })

  it('travels to the server and from there to another device, where it should', async () => {
    const found = await onAnotherDevice()

    for (const field of fields) if (fates[field].travels === true) expect(found[field], field).toEqual(full[field])
  })

  it('makes no other cart of one whose lines were read from the storage, in another order of their fields', () => {
    const blank = aProduct({ sku: 'blank', unitPrice: null }).line
    const turned = Object.fromEntries(Object.entries(blank).toReversed()) as typeof blank // The same fields.

    expect(hashOf({ items: [turned], id: 'c1' })).toBe(hashOf({ items: [blank], id: 'c1' }))
  })
})
