/** Values the router's format writes as numbers instead of places. */
const nothing = -5
const missing = -7

/**
 * The loaders' answers as the router in the browser reads them (turbo-stream): a list in which everything is written
 * once and named by its place, in the very order in which the router writes it. null where there is more than plain
 * data, which the router itself must write.
 */
export function encodeAnswers(answers: object): string | null {
  const places = new Map<unknown, number>()
  const written: string[] = []
  const waiting: { readonly value: unknown; readonly index: number }[] = []

  function place(value: unknown): number {
    if (value === null) return nothing
    if (value === undefined) return missing
    const known = places.get(value)
    if (known !== undefined) return known
    const index = written.push('') - 1
    places.set(value, index)
    waiting.push({ value, index })
    return index
  }

  place(answers)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const text = write(next.value, place)
    if (text === null) return null
    written[next.index] = text
  }
  return `[${written.join()}]\n`
}

function write(value: unknown, place: (part: unknown) => number): string | null {
  if (isSimple(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${Array.from(value, place).join()}]`
  if (!isPlain(value)) return null
  const fields = Object.entries(value).map(([name, content]) => `"_${place(name)}":${place(content)}`)
  return `{${fields.join()}}`
}

function isSimple(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return typeof value === 'string' || typeof value === 'boolean'
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
