import { describe, expect, it } from 'vitest'
import { CheckoutProvider } from '#device/checkout/index.ts'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { anOrderedCart, aStoredOrder } from '../testing.ts'
import { PaidOrder } from './paid-order.tsx'
import { CheckoutReturnPage, Decided } from './return-page.tsx'
import type { FollowedOrder } from './use-order.ts'

const nothing = async () => {}

function show(overrides: Partial<FollowedOrder>, code = 'en') {
  const order = aStoredOrder()
  const followed = {
    state: 'paid',
    order,
    orderNumber: order.orderNumber,
    isLong: false,
    ask() {},
    send: nothing,
    drop: nothing,
  } as const
  const page = (
    <CheckoutProvider storeCode={code}>
      <Decided followed={{ ...followed, ...overrides }} />
    </CheckoutProvider>
  )
  return renderInShop(page, { shop: aShop(code), path: '/checkout-return/' })
}

describe('CheckoutReturnPage', () => {
  it('is the same for everyone until the device is read, and no search result [ROUTE-03]', async () => {
    const html = await renderInShop(<CheckoutReturnPage />, { shop: aShop('en'), path: '/checkout-return/' })

    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Looking up your order…')
  })

  it('thanks by name, with the number, what happens next and what was ordered [CHK-07]', async () => {
    const html = await show({ state: 'paid' })

    expect(html).toMatch(/<h1[^>]*>Thank you, Zoë!<\/h1>/)
    expect(html).toContain('1000001')
    expect(html).toContain('zoe@example.nl')
    expect(html).toContain('What happens next?')
    expect(html).toContain('Anker tee')
    expect(html).toContain('€44.85')
  })

  it('leads a customer to where the order can be followed', async () => {
    const cart = anOrderedCart()
    const follow = 'href="/my-account/orders/"'

    expect(await show({ order: aStoredOrder({ cart: { ...cart, isGuest: false } }) })).toContain(follow)
    expect(await show({ order: aStoredOrder({ cart: { ...cart, isGuest: true } }) })).not.toContain(follow)
  })

  it('never calls a payment failed that nobody knows about', async () => {
    const html = await show({ state: 'checking' })

    expect(html).toContain('We are asking your bank')
    expect(html).toContain('not pay again')
    expect(html).not.toContain('did not go through')
    expect(await show({ state: 'checking', isLong: true })).toContain('longer than usual')
  })

  it.each([
    ['cancelled', 'You cancelled the payment'],
    ['failed', 'The payment did not go through'],
    ['expired', 'The payment has expired'],
  ] as const)('leads a shopper whose payment was %s back to the checkout', async (state, title) => {
    const html = await show({ state })

    expect(html).toContain(title)
    expect(html).toContain('Nothing was charged')
    expect(html).toContain('href="/checkout/"')
  })

  it('leads a shopper whose order was sent by itself to the bank [ORD-19]', async () => {
    const payment = { id: 'p', status: 'open', redirectUrl: 'https://bank.test/1' } as const
    const html = await show({ state: 'unpaid', order: aStoredOrder({ payment }) })

    expect(html).toContain('Your order has been placed')
    expect(html).toMatch(/<a[^>]*href="https:\/\/bank\.test\/1"[^>]*>Pay now/)
  })

  it('says that an order cannot be retrieved [ORD-14]', async () => {
    expect(await show({ state: 'unknown', order: null, orderNumber: null })).toContain('Unable to retrieve the order.')
  })

  it('knows the number of an order that was placed in another browser', async () => {
    const html = await show({ state: 'elsewhere', order: null, orderNumber: '1000007' })

    expect(html).toContain('We have your order')
    expect(html).toContain('1000007')
  })

  it('says that an order waits on the device, with the button that makes it one [ORD-17] [ORD-20]', async () => {
    const html = await show({ state: 'queued', order: aStoredOrder({ isTransmitted: false, body: '{}' }) })

    expect(html).toContain('Your order is waiting')
    expect(html).toContain('Order and pay')
  })
})

describe('PaidOrder', () => {
  const paid = (isGuest: boolean) =>
    renderInShop(
      <CheckoutProvider storeCode="en">
        <PaidOrder order={aStoredOrder({ cart: anOrderedCart({ isGuest }) })} />
      </CheckoutProvider>,
      { shop: aShop('en') },
    )

  it('offers guests an account for which only a password is missing', async () => {
    expect(await paid(true)).toContain('Keep your order in an account')
    expect(await paid(false)).not.toContain('Keep your order in an account')
  })
})
