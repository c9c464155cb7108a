import type { Rights } from '@vonk/domain/staff'
import type { Route } from '@vonk/platform/http'
import type { AnyModule } from './define-module.ts'
import { ModuleFault } from './in-order.ts'

/** The rights of all modules together; one that two of them declare is named. */
export function collectRights(modules: readonly AnyModule[]): Rights {
  const declared = modules.flatMap(({ rights = {} }) => Object.entries(rights))
  const rights = Object.fromEntries(declared)
  const twice = declared.find(([name, right]) => rights[name] !== right)
  if (twice) throw new ModuleFault(`two modules declare the right ${twice[0]}`)
  return rights
}

/** The routes as they are, once every right that one of them names has been declared. */
export function checkRights(routes: readonly Route[], rights: Rights): readonly Route[] {
  for (const { endpoint } of routes) {
    const { name, right } = endpoint
    if (right !== undefined && !Object.hasOwn(rights, right))
      throw new ModuleFault(`the call ${name} names the right ${right}, which no module declares`)
  }
  return routes
}
