import { err, ok, type Result } from '../result/index.ts'
import type { Visitor } from './account-link.ts'

export type PageRefusal = { readonly code: 'login-required' } | { readonly code: 'not-authorized' }

/** Account pages are for customers, and what belongs to another customer is not for this one. */
export function guardPage(
  page: { readonly routeName: string; readonly isOwn: boolean },
  { isLoggedIn }: Visitor,
): Result<true, PageRefusal> {
  const isPersonal = page.routeName === 'my-account' || page.routeName.startsWith('my-account-')
  if (!isPersonal) return ok(true)
  if (!isLoggedIn) return err({ code: 'login-required' })
  return page.isOwn ? ok(true) : err({ code: 'not-authorized' })
}
