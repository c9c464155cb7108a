import { type Profile, type Role, roleOf } from '@vonk/domain/session'
import { useMemo } from 'react'
import { useDevice } from '../device-context.tsx'

export type SessionView = {
  readonly role: Role
  readonly profile: Profile | null
  /** Whether this customer has placed an order before. */
  readonly hasOrdered: boolean
  /** False on the server and in the first frame. */
  readonly isLoaded: boolean
}

/** Who is logged in, as far as this device knows. */
export function useSession(): SessionView {
  const role = useDevice(({ session }) => roleOf(session))
  const profile = useDevice(({ session }) => session.profile)
  const hasOrdered = useDevice(({ session }) => (session.ordersHistory?.length ?? 0) > 0)
  const isLoaded = useDevice(({ cart }) => cart.isLoaded)
  return useMemo(() => ({ role, profile, hasOrdered, isLoaded }), [role, profile, hasOrdered, isLoaded])
}
