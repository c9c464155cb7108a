/** The way to a value inside content: names of fields and places in lists. */
export type Path = readonly (string | number)[]
export type Item = Readonly<Record<string, unknown>>

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)]
    return isItem(value) ? value[key] : undefined
  }, content)
}

function listAt(content: unknown, path: Path): readonly unknown[] {
  const list = valueAt(content, path)
  return Array.isArray(list) ? list : []
}

/** The same content with another value in one place; undefined takes a field away. */
export function withValue<Content>(content: Content, path: Path, value: unknown): Content {
  // The type is that of what is changed: a value in one place of it does not make it another thing.
  return change(content, path, value) as Content
}

function change(current: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(current)) return current.with(Number(key), change(current[Number(key)], rest, value))
  const { [key]: old, ...others } = isItem(current) ? current : {}
  const changed = change(old, rest, value)
  if (changed === undefined) return others
  return isItem(current) && key in current ? { ...current, [key]: changed } : { ...others, [key]: changed }
}

type Place = { readonly list: Path; readonly index: number }

export function insertItem<Content>(content: Content, { list, index }: Place, item: unknown): Content {
  return withValue(content, list, listAt(content, list).toSpliced(index, 0, item))
}

export function removeItem<Content>(content: Content, { list, index }: Place): Content {
  return withValue(content, list, listAt(content, list).toSpliced(index, 1))
}

export function moveItem<Content>(content: Content, { list, index }: Place, to: number): Content {
  const items = listAt(content, list)
  if (to < 0 || to >= items.length) return content
  return withValue(content, list, items.toSpliced(index, 1).toSpliced(to, 0, items[index]))
}

/** A copy right behind the original, whose parts have keys of their own. */
export function duplicateItem<Content>(content: Content, { list, index }: Place, newUid: () => string): Content {
  const copy = withNewUids(listAt(content, list)[index], newUid)
  return insertItem(content, { list, index: index + 1 }, copy)
}

function withNewUids(value: unknown, newUid: () => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withNewUids(inner, newUid))
  if (!isItem(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === '_uid' ? newUid() : withNewUids(inner, newUid),
  ])
  return Object.fromEntries(entries)
}

/** Where the part with this key is; null where there is none. */
export function findItem(content: unknown, uid: string, path: Path = []): Path | null {
  if (isItem(content) && content['_uid'] === uid) return path
  const entries: [string | number, unknown][] = Array.isArray(content)
    ? content.map((value, index) => [index, value])
    : Object.entries(isItem(content) ? content : {})
  for (const [key, value] of entries) {
    const found = findItem(value, uid, [...path, key])
    if (found) return found
  }
  return null
}

/** The keys of the parts on the way to a place, from the outside in. */
export function uidsOnTheWay(content: unknown, path: Path): string[] {
  return path.flatMap((_, depth) => {
    const part = valueAt(content, path.slice(0, depth + 1))
    return isItem(part) && typeof part['_uid'] === 'string' ? [part['_uid']] : []
  })
}
