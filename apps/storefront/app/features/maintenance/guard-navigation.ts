import { guardMaintenance } from '@vonk/domain/navigation'
import { redirect } from 'react-router'
import { askMaintenance } from './ask-maintenance.ts'
import { rememberWayBack } from './way-back.ts'

/** Asks before a navigation in the browser whether the shop is closed, and remembers where it was meant to lead. */
export async function guardNavigation(url: URL): Promise<Response | null> {
  const isInMaintenance = await askMaintenance()
  const fullPath = url.pathname + url.search
  const move = guardMaintenance({ page: url.pathname, fullPath, isOnServer: false }, { isInMaintenance })
  if (!move) return null
  if (move.remember) rememberWayBack(move.remember)
  // Named for the maintenance page, which shows it where it is one the law wants within reach.
  return redirect(`${move.page}/?page=${encodeURIComponent(url.pathname)}`)
}
