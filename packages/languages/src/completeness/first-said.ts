type Table = Readonly<Record<string, unknown>>

/** What the first of them says, and where it says nothing what the next one does: key by key, and lists as a whole. */
export function firstSaid(said: readonly unknown[]): unknown {
  const first = said.find((each) => each !== undefined)
  if (!isTable(first)) return first
  const tables = said.filter(isTable)
  const keys = new Set(tables.flatMap(Object.keys))
  return Object.fromEntries([...keys].map((key) => [key, firstSaid(tables.map((table) => table[key]))]))
}

/** The keys of what is not said, from the outermost to the text. */
export function unsaidKeys(said: unknown, whole: unknown, path: readonly string[] = []): string[] {
  if (!isTable(whole)) return said === undefined ? [path.join('.')] : []
  const own = isTable(said) ? said : {}
  return Object.keys(whole).flatMap((key) => unsaidKeys(own[key], whole[key], [...path, key]))
}

function isTable(said: unknown): said is Table {
  return typeof said === 'object' && said !== null && !Array.isArray(said)
}
