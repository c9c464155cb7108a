import type { SelectedChild } from '@vonk/domain/family'
import { roleOf } from '@vonk/domain/session'
import { useDevice } from '../device-context.tsx'

export type Visitor = { readonly isLoggedIn: boolean; readonly child: SelectedChild | null }

/** Who is looking, and for whom, as far as the header shows it. */
export function useVisitor(): Visitor {
  const isLoggedIn = useDevice(({ session }) => roleOf(session) === 'customer')
  const child = useDevice(({ session }) => session.selectedChild)
  return { isLoggedIn, child }
}
