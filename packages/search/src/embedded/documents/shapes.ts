/** Documents with a new set of keys each would fill the memory with shapes: further ones are written out in the documents. */
const MOST_SHAPES = 10_000

type Step = { readonly next: Map<string, Step>; readonly keys: readonly string[]; id: number | null }

/** The sets of keys that objects of a collection have: an object is stored as the number of its keys and its values. */
export class Shapes {
  private readonly root: Step = { next: new Map(), keys: [], id: null }
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
    step.id ??= this.all.push(step.keys) - 1
    return step.id
  }

  keysOf(id: number): readonly string[] {
    return this.all[id] ?? []
  }

  private extend(step: Step, key: string): Step | null {
    if (this.steps >= MOST_SHAPES || key === '__proto__') return null
    this.steps += 1
    const next: Step = { next: new Map(), keys: [...step.keys, key], id: null }
    step.next.set(key, next)
    return next
  }
}
