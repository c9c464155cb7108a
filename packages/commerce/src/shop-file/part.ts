import { isDeepStrictEqual } from 'node:util'
import type { ModuleSettings } from '@vonk/module'
import type { Actor } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import type { z } from 'zod'

export type Applying = { readonly by: Actor; readonly modules: readonly ModuleSettings[] }

type Definition<Item> = {
  readonly name: string
  readonly schema: z.ZodType<readonly Item[]>
  /** What tells the items apart. */
  nameOf(item: Item): string
  read(tx: Db): Promise<readonly Item[]>
  /** As the file has them; the items themselves when left out. */
  write?(items: readonly Item[]): unknown
  /** Makes of the shop what is wanted; answers what is wrong with it, in words. */
  apply(tx: Db, wanted: readonly Item[], applying: Applying): Promise<readonly string[]>
}

type Applied = { readonly faults: readonly string[]; readonly changes: readonly string[] }

/** One list of the file. */
export type ShopPart = {
  readonly name: string
  readonly schema: z.ZodType
  export(tx: Db): Promise<unknown>
  /** `wanted` has passed the schema. */
  apply(tx: Db, wanted: unknown, applying: Applying): Promise<Applied>
}

export function definePart<Item>(definition: Definition<Item>): ShopPart {
  const { name, schema, nameOf, read, apply, write = (items) => items } = definition
  return {
    ...{ name, schema },
    export: async (tx) => write(await read(tx)),
    async apply(tx, wanted, applying) {
      const before = await read(tx)
      const faults = await apply(tx, schema.parse(wanted), applying)
      if (faults.length > 0) return { faults: faults.map((fault) => `${name}: ${fault}`), changes: [] }
      const named = (items: readonly Item[]) => new Map(items.map((item) => [nameOf(item), item]))
      const changes = describe(named(before), named(await read(tx)))
      return { faults, changes: changes.map((change) => `${name}: ${change}`) }
    },
  }
}

/** What became of each, in words. */
function describe(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => `${name} is removed`)
  const others = [...after].flatMap(([name, item]) => {
    if (!before.has(name)) return [`${name} is new`]
    const [was, is] = [factsOf(before.get(name)), factsOf(item)]
    return [...new Set([...was.keys(), ...is.keys()])]
      .filter((fact) => !isDeepStrictEqual(was.get(fact), is.get(fact)))
      .map((fact) => `${name}${fact === '' ? '' : ` ${fact}`}: ${say(was.get(fact))} becomes ${say(is.get(fact))}`)
  })
  return [...gone, ...others]
}

const say = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** `seller.city` and its value, and so on; lists and whole numbers are values. */
function factsOf(item: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return new Map([[path, item]])
  const inner = Object.entries(item).map(([name, value]) => factsOf(value, path === '' ? name : `${path}.${name}`))
  return new Map(inner.flatMap((facts) => [...facts]))
}
