/** A value of the catalogue's wire with the names the storefront uses: `url_path` is `urlPath`, at every depth. */
export type CamelCased<Value> = Value extends readonly (infer Item)[]
  ? readonly CamelCased<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value as CamelName<Key>]: CamelCased<Value[Key]> }
    : Value

type CamelName<Key> = Key extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<CamelName<Rest>>}` : Key

export function camelName(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** More than a catalogue has. */
const mostNames = 10_000

/** Renames what is found. A list has thousands of names, and few different ones: each is thought about once. */
export function createCamelCase() {
  const names = new Map<string, string>()

  function nameOf(name: string): string {
    const found = names.get(name)
    if (found !== undefined) return found
    const made = camelName(name)
    if (names.size < mostNames) names.set(name, made)
    return made
  }

  function rename(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(rename)
    if (typeof value !== 'object' || value === null) return value
    const renamed: Record<string, unknown> = {}
    // By entries it takes twice as long.
    for (const name in value) renamed[nameOf(name)] = rename(Reflect.get(value, name))
    return renamed
  }
  // The type says of each name what `camelName` does to it.
  return <Value>(value: Value) => rename(value) as CamelCased<Value>
}
