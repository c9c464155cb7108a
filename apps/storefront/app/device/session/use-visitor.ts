import { roleOf } from '@vonk/domain/session'
import { useDevice } from '../device-context.tsx'

export type Visitor = { readonly isLoggedIn: boolean; readonly childName: string | null }

/** Who is looking, as far as the header shows it. */
export function useVisitor(): Visitor {
  const isLoggedIn = useDevice(({ session }) => roleOf(session) === 'customer')
  const childName = useDevice(({ session }) => session.selectedChild?.firstName ?? null)
  return { isLoggedIn, childName }
}
