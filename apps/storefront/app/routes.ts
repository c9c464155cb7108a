import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('shell/menu.json', 'routes/data/shell-menu.ts'),
  route('shell/story.json', 'routes/data/shell-story.ts'),
  route('product-data/cards', 'routes/data/product-cards.ts'),
  route('product-data/shop-rating', 'routes/data/shop-rating.ts'),
  route('product-data/:productId/reviews', 'routes/data/product-reviews.ts'),
  route('product-data/:sku/shops', 'routes/data/product-shops.ts'),
  route('cart-data/products', 'routes/data/cart-products.ts'),
  route('cart-data/editable/:sku', 'routes/data/cart-editable.ts'),
  route('search/found', 'routes/data/search-found.ts'),
  route('robots.txt', 'routes/data/robots.ts'),
  route('sitemap.xml', 'routes/data/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:part', 'routes/data/sitemap.ts', { id: 'sitemap-part' }),
  // Outside the layout that sends everybody to the maintenance page while the shop is closed.
  route('maintenance', 'routes/maintenance.tsx'),
  route('error', 'routes/error.tsx'),
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('c/:slug', 'routes/category.tsx'),
    route('search', 'routes/search.tsx'),
    route('no-result', 'routes/no-result.tsx'),
    route('p/:parentSku/:slug/:childSku?', 'routes/product.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('checkout-return', 'routes/checkout-return.tsx'),
    route('login', 'routes/login.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('withdraw', 'routes/withdraw.tsx'),
    route('my-account/*', 'routes/my-account.tsx'),
    route('storelocator', 'routes/storelocator.tsx'),
    route('storelocator/:storeSlug', 'routes/storelocator-store.tsx'),
    route('storyblok-empty', 'routes/storyblok-empty.tsx'),
    route('*', 'routes/dispatch.tsx'),
  ]),
  // The shop window of the design system is for those who build it: a production build does not know it.
  ...(import.meta.env.PROD ? [] : [route('styleguide', 'routes/styleguide.tsx')]),
] satisfies RouteConfig
