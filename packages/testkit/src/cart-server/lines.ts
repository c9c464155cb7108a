import * as calls from '@vonk/contract/calls'
import { expect, it } from 'vitest'
import { granted, type Open, type Read } from './shopper.ts'

export function describeLines(open: Open, read: Read) {
  it('adds where no line is named, and sets the one that is', async () => {
    const shop = open()
    const { plain: sku } = read()
    const cart = await shop.newCart()
    const row = granted(await shop.put(cart, { sku, qty: 2 }))
    expect(row).toMatchObject({ sku, qty: 2, quote_id: cart })
    await shop.put(cart, { sku, qty: 3 })
    expect(await shop.lines(cart)).toEqual([[sku, 5]])

    await shop.put(cart, { sku, qty: 1, item_id: row.item_id })
    expect(await shop.lines(cart)).toEqual([[sku, 1]])
  })

  it('refuses a line that is not there, no line at all, and less than one piece', async () => {
    const shop = open()
    const { plain: sku } = read()
    const cartId = await shop.newCart()

    const named = await shop.put(cartId, { sku, qty: 1, item_id: 999_999 })
    expect(named).toMatchObject({ refusal: { code: 'line-not-found', status: 404 } })
    expect(await shop.call(calls.updateCartItem, { cartId })).toMatchObject({ refusal: { code: 'item-missing' } })
    expect(await shop.put(cartId, { sku, qty: 0 })).toMatchObject({ refusal: { code: 'quantity-invalid' } })
    expect(await shop.lines(cartId)).toEqual([])
  })

  it('acts once under one key, and for every call of its own', async () => {
    const shop = open()
    const { plain: sku, scarce } = read()
    const cart = await shop.newCart()
    const again = { idempotencyKey: `task-${cart}` }
    const answers = [await shop.put(cart, { sku, qty: 2 }, again), await shop.put(cart, { sku, qty: 2 }, again)]
    expect(answers[1]).toEqual(answers[0])
    expect(await shop.lines(cart)).toEqual([[sku, 2]])

    await shop.put(cart, { sku: scarce, qty: 1 }, again)
    expect(await shop.lines(cart)).toEqual([
      [sku, 2],
      [scarce, 1],
    ])
  })
}

export function describeLimits(open: Open, read: Read) {
  it('takes a line out once', async () => {
    const shop = open()
    const { plain: sku } = read()
    const cartId = await shop.newCart()
    const { item_id } = granted(await shop.put(cartId, { sku, qty: 1 }))
    const remove = (idempotencyKey: string) =>
      shop.call(calls.deleteCartItem, { cartId, cartItem: { sku, item_id } }, { idempotencyKey })

    expect(granted(await remove(`${cartId}-1`))).toBe(true)
    expect(await shop.lines(cartId)).toEqual([])
    expect(await remove(`${cartId}-2`)).toMatchObject({ refusal: { code: 'line-not-found', status: 404 } })
  })

  it('sells no more than there are, and lowers what is too much', async () => {
    const shop = open()
    const { scarce, soldOut } = read()
    const cart = await shop.newCart()

    expect(await shop.put(cart, { sku: scarce, qty: 4 })).toMatchObject({
      refusal: { code: 'quantity-unavailable', status: 409, maxQuantity: 3 },
    })
    expect(await shop.put(cart, { sku: soldOut, qty: 1 })).toMatchObject({
      refusal: { code: 'out-of-stock', status: 409 },
    })
    const { item_id } = granted(await shop.put(cart, { sku: scarce, qty: 3 }))
    expect((await shop.put(cart, { sku: scarce, qty: 2, item_id })).ok).toBe(true)
    expect(await shop.lines(cart)).toEqual([[scarce, 2]])
  })
}

export function describeChoices(open: Open, read: Read) {
  it('finds the variant by what was chosen of its parent, and says it in words', async () => {
    const shop = open()
    const { sku, option, variant } = read().configurable
    const cart = await shop.newCart()
    const product_option = { extension_attributes: { configurable_item_options: [option] } }
    const row = granted(await shop.put(cart, { sku, qty: 1, product_option }))
    const [chosen] = row.product_option?.extension_attributes.configurable_item_options ?? []

    expect(row).toMatchObject({ sku: variant, qty: 1, product_type: 'configurable' })
    expect(chosen).toMatchObject({ option_id: option.option_id, label: expect.any(String), value: expect.any(String) })
    expect(String(chosen?.option_value)).toBe(option.option_value)
    await shop.put(cart, { sku, qty: 1, product_option })
    expect(await shop.lines(cart)).toEqual([[variant, 2]])
    const [item] = (await shop.totals(cart)).items
    expect(JSON.parse(item?.options ?? '')).toEqual([{ label: chosen?.label, value: chosen?.value }])
  })

  it('keeps apart what differs in the text of the shopper', async () => {
    const shop = open()
    const { sku, optionId } = read().personal
    const cart = await shop.newCart()
    const named = (option_value: string) => ({
      sku,
      qty: 1,
      product_option: { extension_attributes: { custom_options: [{ option_id: optionId, option_value }] } },
    })
    for (const name of ['Pim', 'Fem', 'Pim']) await shop.put(cart, named(name))

    expect(await shop.lines(cart)).toEqual([
      [sku, 2],
      [sku, 1],
    ])
  })
}
