import type { AnyModule } from './define-module.ts'

/** The list of modules does not fit together; the message names what is wrong. */
export class ModuleFault extends Error {
  override readonly name = 'ModuleFault'
}

/** Every module after those it needs. One that is named twice, missing or in a circle is named. */
export function inOrder(modules: readonly AnyModule[]): readonly AnyModule[] {
  const twice = findTwice(modules.map(({ name }) => name))
  if (twice !== undefined) throw new ModuleFault(`two modules are called ${twice}`)
  const listed = new Set(modules)
  const ordered = new Set<AnyModule>()

  function visit(module: AnyModule, path: readonly AnyModule[]): void {
    if (ordered.has(module)) return
    const way = [...path, module]
    const names = way.map(({ name }) => name)
    if (path.includes(module)) throw new ModuleFault(`modules need each other: ${names.join(' → ')}`)
    if (!listed.has(module))
      throw new ModuleFault(`${path.at(-1)?.name} needs ${module.name}, which is not in the list`)
    for (const needed of needsOf(module)) visit(needed, way)
    ordered.add(module)
  }
  for (const module of modules) visit(module, [])
  return [...ordered]
}

export function needsOf({ needs }: AnyModule): readonly AnyModule[] {
  return Object.values<AnyModule>(needs ?? {})
}

function findTwice(names: readonly string[]): string | undefined {
  return names.find((name, place) => names.indexOf(name) !== place)
}

export function checkNames(kind: string, parts: readonly { readonly name: string }[]): void {
  const twice = findTwice(parts.map(({ name }) => name))
  if (twice !== undefined) throw new ModuleFault(`two modules have a ${kind} called ${twice}`)
}
