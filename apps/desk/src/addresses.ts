/** Below which the desk is served. */
export const deskPath = '/desk'

export const releasesAddress = '/releases'

export function releaseAddress(id: number): string {
  return `${releasesAddress}/${id}`
}

export const ordersAddress = '/orders'

export function orderAddress(orderNumber: string): string {
  return `${ordersAddress}/${orderNumber}`
}

/** The stories of a view, or one of them, with another beside it. */
export function addressOf(view: string, storyId?: number, comparedId?: number): string {
  const story = storyId === undefined ? `/stories/${view}` : `/stories/${view}/${storyId}`
  return comparedId === undefined ? story : `${story}/beside/${comparedId}`
}

/** The address of a screen that used to stand behind the #: `#/nl/12`, `#/orders/100000012`. Null for anything else. */
export function fromFragment(hash: string): string | null {
  const [, path = '', first = ''] = /^#((?:\/([\w-]*))(?:\/[\w-]*)*)$/.exec(hash) ?? []
  if (path === '' || path === '/') return path || null
  return ['releases', 'reviews', 'orders', 'passkeys'].includes(first) ? path : `/stories${path}`
}
