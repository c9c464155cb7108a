import type { SelectedChild } from '../family/index.ts'
import type { Profile } from './profile.ts'

export type Session = {
  readonly token: string | null
  readonly refreshToken: string | null
  readonly groupToken: string | null
  readonly groupId: number | null
  readonly profile: Profile | null
  readonly storeCode: string | null
  readonly startedAt: number | null
  readonly ordersHistory: readonly { readonly orderNumber: string }[] | null
  readonly isLocalDataLoaded: boolean
  readonly selectedChild: SelectedChild | null
}

export const emptySession: Session = {
  token: null,
  refreshToken: null,
  groupToken: null,
  groupId: null,
  profile: null,
  storeCode: null,
  startedAt: null,
  ordersHistory: null,
  isLocalDataLoaded: false,
  selectedChild: null,
}

/** There are no other roles: what staff may do is not decided in the shop. */
export type Role = 'guest' | 'customer'

export function roleOf({ token }: Pick<Session, 'token'>): Role {
  return token ? 'customer' : 'guest'
}
