/** Where the look of a brand is code so far. It may only shrink: a file that names none any more is said. */
export const namesOfBrands: readonly string[] = [
  'apps/storefront/app/features/brand/brand-mark.tsx',
  'apps/storefront/app/features/brand/wordmark.tsx',
  'apps/storefront/app/features/shell/brand-head.tsx',
  'apps/storefront/app/features/styleguide/styleguide.tsx',
  'packages/commerce/src/stores/twelve-views.ts',
  'packages/content/src/editor/picture-inks.data.ts',
  'packages/messages/src/invoice/draw-invoice.ts',
  'packages/messages/src/rendering/brand-looks.ts',
  'packages/ui/src/tokens/tokens.css',
]
