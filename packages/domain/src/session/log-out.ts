import { type ClearingStep, clearingSteps } from '../cart/index.ts'

export type ClearedAtLogout =
  | 'user'
  | 'group'
  | 'wishlist'
  | 'compare'
  | 'checkout-details'
  | 'order-history'
  | 'refresh-token'
  | 'selected-child'
  | 'untransmitted-tasks'

export type LogoutStep =
  | { readonly do: 'end-session' | 'refresh-prices' }
  | { readonly do: 'clear-cart'; readonly steps: readonly ClearingStep[] }
  | { readonly do: 'clear'; readonly what: ClearedAtLogout }
  | { readonly do: 'notify'; readonly message: 'logged-out'; readonly actions: readonly ['ok'] }

const cleared: readonly ClearedAtLogout[] = [
  'user',
  'group',
  'wishlist',
  'compare',
  'checkout-details',
  'order-history',
  'refresh-token',
  'selected-child',
  // A call still waiting would otherwise go out in the name of whoever logs in next.
  'untransmitted-tasks',
]

/** Everything a logout does, in order: whoever uses the device next finds nothing. The server keeps the customer's cart. */
export function logoutSteps({ isSilent }: { readonly isSilent: boolean }): readonly LogoutStep[] {
  return [
    { do: 'end-session' },
    { do: 'clear-cart', steps: clearingSteps({ sync: false }) },
    ...cleared.map((what) => ({ do: 'clear', what }) as const),
    { do: 'refresh-prices' },
    ...(isSilent ? [] : [{ do: 'notify', message: 'logged-out', actions: ['ok'] } as const]),
  ]
}
