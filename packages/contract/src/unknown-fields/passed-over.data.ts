const olderClients = 'Clients of the API family send more than the documents name, and have to work unchanged'
const queuedTasks =
  'A device keeps such calls while it is offline, and may send what an older version of the shop wrote'

/** Where fields that nobody declared are passed over, and why; a path that ends in a slash stands for all below it. */
export const passedOver: Readonly<Record<`/api/${string}`, string>> = {
  '/api/cart/': olderClients,
  '/api/catalog/': olderClients,
  '/api/order': olderClients,
  '/api/product/': olderClients,
  '/api/review/': olderClients,
  '/api/stock/': olderClients,
  '/api/url/': olderClients,
  '/api/user/': olderClients,
  '/api/ext/cart-extend/': olderClients,
  '/api/ext/checkout/': olderClients,
  '/api/ext/family/': olderClients,
  '/api/ext/gift-card/': olderClients,
  '/api/ext/magento2-newsletter/subscribe': olderClients,
  '/api/ext/mailchimp-subscribe/subscribe': olderClients,
  '/api/ext/wishlist': queuedTasks,
  '/api/ext/wishlist/': queuedTasks,
}
