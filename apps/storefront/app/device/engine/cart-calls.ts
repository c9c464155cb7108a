import type { ApiCall } from './api-call.ts'

const identity = 'token={{token}}&cartId={{cartId}}'

/** The calls about a cart, with their placeholders. */
export const cartCalls = {
  /** A guest's call leaves the token out, whoever is logged in. */
  create: ({ asGuest, guestCartId }: { asGuest: boolean; guestCartId: string | null }): ApiCall => {
    const handedOver = guestCartId && !asGuest ? `&guestCartId=${encodeURIComponent(guestCartId)}` : ''
    return { method: 'POST', url: `/api/cart/create?token=${asGuest ? '' : '{{token}}'}${handedOver}`, isSilent: true }
  },
  pull: (): ApiCall => ({ method: 'GET', url: `/api/cart/pull?${identity}`, isSilent: true }),
  update: (cartItem: object, isSilent: boolean): ApiCall => ({
    method: 'POST',
    url: `/api/cart/update?${identity}`,
    body: { cartItem },
    isSilent,
  }),
  delete: (cartItem: object): ApiCall => ({
    method: 'POST',
    url: `/api/cart/delete?${identity}`,
    body: { cartItem },
    isSilent: true,
  }),
  totals: (): ApiCall => ({ method: 'GET', url: `/api/cart/totals?${identity}`, isSilent: true }),
  shippingMethods: (country: string): ApiCall => ({
    method: 'POST',
    url: `/api/cart/shipping-methods?${identity}`,
    body: {
      address: { region: '', region_id: 0, country_id: country, street: [], postcode: '', city: '', region_code: '' },
    },
    isSilent: true,
  }),
  paymentMethods: (): ApiCall => ({ method: 'GET', url: `/api/cart/payment-methods?${identity}`, isSilent: true }),
  shippingInformation: (information: ShippingInformation): ApiCall => ({
    method: 'POST',
    url: `/api/cart/shipping-information?${identity}`,
    body: { addressInformation: toAddressInformation(information) },
    isSilent: true,
  }),
  applyCoupon: (code: string): ApiCall => ({
    method: 'POST',
    url: `/api/cart/apply-coupon?${identity}&coupon=${encodeURIComponent(code)}`,
    isSilent: true,
  }),
  deleteCoupon: (): ApiCall => ({ method: 'POST', url: `/api/cart/delete-coupon?${identity}`, isSilent: true }),
  giftCard: (action: 'apply' | 'remove', card: { quoteId: string; giftCardCode: string }): ApiCall => ({
    method: 'POST',
    url: `/api/ext/gift-card/${action}?token={{token}}`,
    body: card,
    isSilent: true,
  }),
  checkStock: (sku: string): ApiCall => ({
    method: 'GET',
    url: `/api/stock/check?sku=${encodeURIComponent(sku)}`,
    isSilent: true,
    isResultCacheable: true,
    callbackEvent: 'cart/stockSync',
  }),
  listStock: (skus: readonly string[]): ApiCall => ({
    method: 'GET',
    url: `/api/stock/list?skus=${encodeURIComponent(skus.join(','))}`,
    isSilent: true,
  }),
}

export type ShippingInformation = {
  readonly country: string
  readonly carrierCode: string
  readonly methodCode: string
}

function toAddressInformation({ country, carrierCode, methodCode }: ShippingInformation) {
  const address = { countryId: country, firstname: '', lastname: '', city: '', postcode: '', street: [''] }
  return {
    shippingAddress: address,
    billingAddress: { ...address, countryId: '' },
    shippingCarrierCode: carrierCode,
    shippingMethodCode: methodCode,
  }
}
