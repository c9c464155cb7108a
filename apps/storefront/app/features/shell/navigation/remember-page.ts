import { findRoute, flushRoutes, pageRoutes, type Route } from '@vonk/domain/urls'
import { writeLocal } from '#device/index.ts'
import { knownPagesKey, readKnownPages } from './known-pages.ts'

const mostPages = 100

/**
 * Registers on the device what an address turned out to be. What is newer has the higher priority; a kind of page that the
 * shop has no route for is named in the log, and the page is shown all the same.
 */
export function rememberPage({ name, path, params = {} }: Route, log: (text: string) => void = warn): void {
  const kind = findRoute(pageRoutes, name)
  if (!kind.ok) {
    log(kind.refusal.message)
    return
  }
  const routes = [{ name, path, params }, ...readKnownPages()]
  const queue = routes.map((route, age) => ({ route, priority: routes.length - age }))
  writeLocal(knownPagesKey, flushRoutes(queue).slice(0, mostPages))
}

// biome-ignore lint/suspicious/noConsole: the spec asks for this line in the log
const warn = (text: string) => console.info(text)
