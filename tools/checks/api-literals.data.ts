/** Files of the storefront that still write addresses of the API themselves. The list only shrinks, to nothing. */
export const filesWithApiLiterals: readonly string[] = [
  'apps/storefront/app/device/engine/cart-calls.ts',
  'apps/storefront/app/device/engine/create-session-engine.ts',
  'apps/storefront/app/device/engine/create-wishlist-engine.ts',
  'apps/storefront/app/device/engine/load-profile.ts',
  'apps/storefront/app/device/engine/log-out.ts',
  'apps/storefront/app/device/engine/read-stored-task.ts',
  'apps/storefront/app/device/engine/refresh-tokens.ts',
  'apps/storefront/app/features/cart/codes/gift-card-balances.ts',
  'apps/storefront/app/features/maintenance/ask-maintenance.ts',
  'apps/storefront/app/features/newsletter/newsletter-form.tsx',
  'apps/storefront/app/features/product-page/buy/with-fresh-stock.ts',
]
