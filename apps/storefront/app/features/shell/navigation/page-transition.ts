import { calmQuery, desktopQuery } from './use-media-query.ts'

export const leaveMs = 1300
export const cleanupMs = 1000

export type PageTransition = 'pdp-zoom' | 'pdp-leave' | 'category-to-product'

/** How one page turns into the next; null where nothing moves. */
export function transitionBetween(from: string | null, to: string | null): PageTransition | null {
  if (to === 'product' && from !== 'product') return from === 'category' ? 'category-to-product' : 'pdp-zoom'
  return from === 'product' && to !== 'product' ? 'pdp-leave' : null
}

/** Pages move on small screens only, and not for shoppers who asked for calm. */
export function canMove(): boolean {
  return !matchMedia(desktopQuery).matches && !matchMedia(calmQuery).matches
}

/** The picture of the card that was pressed flies to its place on the product's page, where one has the same name. */
export function nameFlyingPicture(pressed: EventTarget | null, kindOfTarget: string | null): void {
  if (!(pressed instanceof Element) || (kindOfTarget !== null && kindOfTarget !== 'product')) return
  const picture = pressed.closest('li, article')?.querySelector('img')
  if (!picture) return
  picture.style.setProperty('view-transition-name', 'product-zoom')
  // The page to come shows it larger; asked for now, it is there when the page is.
  new Image().src = new URL(picture.src).pathname.replace(/^\/img\/\d+\/\d+\//, '/img/600/744/')
}
