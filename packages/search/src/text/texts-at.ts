/** The texts at a path of a document; an array on the way means all of its elements. */
export function textsAt(document: unknown, path: string): string[] {
  const texts: string[] = []
  collect(document, path.split('.'), texts)
  return texts
}

function collect(value: unknown, keys: readonly string[], texts: string[], depth = 0): void {
  if (Array.isArray(value)) {
    for (const element of value) collect(element, keys, texts, depth)
    return
  }
  const key = keys[depth]
  if (key === undefined) {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
    return
  }
  if (isObject(value)) collect(value[key], keys, texts, depth + 1)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
