import { type Profile, type Role, roleOf } from '@vonk/domain/session'
import { useMemo } from 'react'
import { useDevice } from '../device-context.tsx'

export type SessionView = {
  readonly role: Role
  readonly profile: Profile | null
  /** False on the server and in the first frame. */
  readonly isLoaded: boolean
}

/** Who is logged in, as far as this device knows. */
export function useSession(): SessionView {
  const role = useDevice(({ session }) => roleOf(session))
  const profile = useDevice(({ session }) => session.profile)
  const isLoaded = useDevice(({ cart }) => cart.isLoaded)
  return useMemo(() => ({ role, profile, isLoaded }), [role, profile, isLoaded])
}
