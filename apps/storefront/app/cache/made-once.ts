type MadeOnceOptions = { readonly mostNames?: number }
type Made<Value> = { readonly parts: readonly unknown[]; readonly value: Value; readonly text: string }

/**
 * What is made of the very same parts is not made again; and what turned out the same as before, though a part was read
 * anew, is the same object, so that all that hangs on it is found again.
 */
export function createMadeOnce<Value>({ mostNames = 300 }: MadeOnceOptions = {}) {
  const known = new Map<string, Made<Value>>()

  return function madeOnce(name: string, parts: readonly unknown[], make: () => Value): Value {
    const held = known.get(name)
    if (held && isSame(held.parts, parts)) return held.value
    const value = make()
    const text = JSON.stringify(value)
    const kept = held?.text === text ? held.value : value
    known.delete(name)
    known.set(name, { parts, value: kept, text })
    const [oldest] = known.keys()
    if (known.size > mostNames && oldest !== undefined) known.delete(oldest)
    return kept
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index])
}
