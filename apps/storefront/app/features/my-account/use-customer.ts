import { roleOf } from '@vonk/domain/session'
import { useCallback } from 'react'
import { useDevice, useWholeDevice } from '../../device/index.ts'

/** Whose account it is, as far as this device knows; read piece by piece, so that no other page shares its code. */
export function useCustomer() {
  const device = useWholeDevice()
  const isLoaded = useDevice(({ cart }) => cart.isLoaded)
  const isCustomer = useDevice(({ session }) => roleOf(session) === 'customer')
  const profile = useDevice(({ session }) => session.profile)
  const logOut = useCallback(
    async (isSilent: boolean) => (await device.engine()).session.logOut({ isSilent }),
    [device],
  )
  return { isLoaded, isCustomer, profile, logOut }
}
