import type { Route } from '@vonk/platform/http'
import type { AnyModule } from './define-module.ts'

/**
 * The calls of the modules, without opening any: what a list of routes says of its calls does not depend on what answers
 * them, so each is made over doors and ports that are asked for nothing but handed on.
 */
export function endpointsOf(list: readonly AnyModule[]): readonly Route['endpoint'][] {
  const nothing = standIn()
  return list.flatMap((module) => module.routes?.(nothing, nothing, nothing) ?? []).map(({ endpoint }) => endpoint)
}

/** Whatever is read of it or answered by it is itself. */
function standIn() {
  // biome-ignore lint/suspicious/noExplicitAny: it stands for doors and ports of all kinds
  const itself: any = new Proxy(() => itself, { get: (_, name) => (typeof name === 'symbol' ? undefined : itself) })
  return itself
}
