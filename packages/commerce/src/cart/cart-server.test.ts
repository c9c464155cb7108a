import { describeCartServer } from '@vonk/testkit/cart-server'
import { openCartShop, variantOfHoodie } from './testing.ts'

describeCartServer('the cart API on its database', async () => {
  const shop = await openCartShop()
  return {
    fetch: (request) => shop.api.fetch(request),
    tokens: ['token-of-1', 'token-of-2'],
    plain: 'socks',
    scarce: 'hoodie-116',
    soldOut: 'none-left',
    configurable: { sku: 'hoodie', option: variantOfHoodie(128), variant: 'hoodie-128' },
    personal: { sku: 'name-tee', optionId: '5' },
    coupon: 'TEN',
    giftCard: 'GIFT10',
    close: () => shop.close(),
  }
})
