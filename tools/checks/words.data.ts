/** Names that end in Wish and speak of the wishlist, in files whose path does not say so. */
export const wishlistNames = ['StoredWish', 'onWish']

type FolderToClean = { folder: string; since: string }

/** Folders whose names and comments still speak a private language. The list only shrinks, to nothing. */
export const foldersToClean: readonly FolderToClean[] = [
  { folder: 'apps/server/', since: '2026-11-16' },
  { folder: 'apps/storefront/app/device/', since: '2026-11-16' },
  { folder: 'apps/storefront/app/features/shell/route-assets.tsx', since: '2026-11-16' },
  { folder: 'apps/storefront/app/fragments/', since: '2026-11-16' },
  { folder: 'apps/storefront/app/rendering/', since: '2026-11-16' },
  { folder: 'packages/commerce/', since: '2026-11-16' },
  { folder: 'packages/content/', since: '2026-11-16' },
  { folder: 'packages/contract/', since: '2026-11-16' },
  { folder: 'packages/domain/', since: '2026-11-16' },
  { folder: 'packages/platform/', since: '2026-11-16' },
  { folder: 'packages/search/', since: '2026-11-16' },
]
