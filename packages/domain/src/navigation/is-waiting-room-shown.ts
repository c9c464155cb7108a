import { pathSegments } from '../urls/index.ts'

const exempt = ['login', 'my-account', 'checkout', 'checkout-return']

/** Whether the waiting room stands in for a page: not where a shopper signs in, is at home or is paying. */
export function isWaitingRoomShown(page: string, landingPage: string | null): boolean {
  const [first = ''] = pathSegments(page)
  return Boolean(landingPage) && !exempt.includes(first)
}
