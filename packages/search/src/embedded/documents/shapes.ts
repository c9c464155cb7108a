/** Documents with a new set of keys each would fill the memory with shapes: further ones are written out in the documents. */
const MOST_SHAPES = 10_000

/** One more key behind those before it. */
type Step = { readonly key: string; readonly before: Step | null; readonly next: Map<string, Step>; id: number | null }

/** The sets of keys that objects of a collection have: an object is stored as the number of its keys and its values. */
export class Shapes {
  private readonly root: Step = { key: '', before: null, next: new Map(), id: null }
  private readonly all: (readonly string[])[] = []
  private steps = 0

  /** null when there are too many shapes already, and for keys that are more than keys to the language. */
  idOf(keys: readonly string[]): number | null {
    let step = this.root
    for (const key of keys) {
      const next = step.next.get(key) ?? this.extend(step, key)
      if (!next) return null
      step = next
    }
    step.id ??= this.all.push(keysUpTo(step)) - 1
    return step.id
  }

  keysOf(id: number): readonly string[] {
    return this.all[id] ?? []
  }

  private extend(step: Step, key: string): Step | null {
    if (this.steps >= MOST_SHAPES || key === '__proto__') return null
    this.steps += 1
    const next: Step = { key, before: step, next: new Map(), id: null }
    step.next.set(key, next)
    return next
  }
}

function keysUpTo(last: Step): string[] {
  const keys: string[] = []
  for (let step = last; step.before; step = step.before) keys.push(step.key)
  return keys.reverse()
}
