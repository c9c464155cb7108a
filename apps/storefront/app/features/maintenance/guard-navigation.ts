import { readMaintenance } from '@vonk/contract/calls'
import { guardMaintenance } from '@vonk/domain/navigation'
import { localPath } from '@vonk/domain/stores'
import { createContext, redirect } from 'react-router'
import { askShop, readLocal, removeLocal, writeLocal } from '../../device/index.ts'

const freshForMs = 5_000

/** Whether the shop is closed, at most some seconds ago. */
export type FindMaintenance = () => Promise<boolean>

/** Where the middleware of the browser's routes finds it. */
export const maintenanceContext = createContext<FindMaintenance>()

/** Remembers the answer for a moment, so that a shopper who clicks quickly does not wait for it on every page. */
export function createFindMaintenance(now: () => number = Date.now): FindMaintenance {
  let last: { readonly answer: Promise<boolean>; readonly until: number } | null = null
  return function findMaintenance() {
    if (!last || now() >= last.until) last = { answer: askMaintenance(), until: now() + freshForMs }
    return last.answer
  }
}

/** Asks before a navigation in the browser whether the shop is closed, and remembers where it was meant to lead. */
export async function guardNavigation(url: URL, findMaintenance: FindMaintenance): Promise<Response | null> {
  const isInMaintenance = await findMaintenance()
  const fullPath = url.pathname + url.search
  const move = guardMaintenance({ page: url.pathname, fullPath, isOnServer: false }, { isInMaintenance })
  if (!move) return null
  if (move.remember) rememberWayBack(move.remember)
  // Named for the maintenance page, which shows it where it is one the law wants within reach.
  return redirect(`${move.page}/?page=${encodeURIComponent(url.pathname)}`)
}

/** Whether the shop is closed, as the browser hears it; without an answer nobody is sent away. */
export async function askMaintenance(): Promise<boolean> {
  const answer = await askShop(readMaintenance, {})
  return answer?.ok === true && answer.value.enabled
}

const key = 'maintenance-way-back'

/** Remembers where a shopper was going when the shop turned out to be closed. */
function rememberWayBack(fullPath: string): void {
  writeLocal(key, fullPath)
}

/** Where to go on once the shop is open; asked once, then forgotten. */
export function takeWayBack(): string | null {
  const path = readLocal(key)
  removeLocal(key)
  return typeof path === 'string' ? localPath(path) : null
}
