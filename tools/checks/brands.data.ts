/** Where the look of a brand is code so far. It may only shrink: a file that names none any more is said. */
export const namesOfBrands: readonly string[] = [
  'apps/storefront/app/features/brand/brand-mark.tsx',
  'apps/storefront/app/features/brand/wordmark.tsx',
  'apps/storefront/public/icon-razz.svg',
  'apps/storefront/public/icon-vonk.svg',
]
