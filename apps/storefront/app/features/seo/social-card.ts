import type { StoreAddress } from '@vonk/domain/stores'

/** A picture beside a shared link; `src` may count from the root of the site. */
export type SharedPicture = { readonly src: string; readonly width: number; readonly height: number }

/** What a link to the shop shows where the page has no picture of its own. */
export function socialCard({ brand, isSampleSale }: Pick<StoreAddress, 'brand' | 'isSampleSale'>): SharedPicture {
  const name = isSampleSale ? 'sample-sale' : 'home'
  return { src: `/img/1024/0/resize/social/${brand}-${name}.svg`, width: 1024, height: 538 }
}
