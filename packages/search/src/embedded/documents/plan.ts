/** A path is kept whole, dropped, kept but for parts of it, or dropped but for parts of it. */
export type Fate = 'keep' | 'drop' | 'prune' | 'glean'

/** A constructor is worth writing for what was made so often. */
const WORTH_WRITING = 500
const MOST_CONSTRUCTORS = 16
const MOST_BITS = 31

type Step<Branch> = {
  readonly key: string
  readonly place: number
  readonly branch: Branch
  /** Stands for this step where it finds nothing; 0 where it always finds something. */
  readonly bit: number
}
type Construct = (values: readonly unknown[]) => object

/** What is read of all objects of one shape at one path. */
export class Plan<Branch extends { readonly fate: Fate }> {
  readonly steps: readonly Step<Branch>[]
  private readonly isWide: boolean
  /** By the bits of the steps that found nothing: how often there was such an object, and then how one is made. */
  private readonly constructors = new Map<number, number | Construct>()

  constructor(keys: readonly string[], branchOf: (key: string) => Branch) {
    let gleaning = 0
    this.steps = keys
      .map((key, place) => ({ key, place, branch: branchOf(key) }))
      .filter(({ branch }) => branch.fate !== 'drop')
      .map((step) => ({ ...step, bit: step.branch.fate === 'glean' ? 1 << (gleaning++ % MOST_BITS) : 0 }))
    this.isWide = gleaning > MOST_BITS
  }

  /** An object of what the steps found; `missing` are the bits of those that found nothing. */
  make(values: readonly unknown[], missing: number): object {
    const made = this.constructors.get(missing) ?? 0
    if (typeof made === 'function') return made(values)
    const hasRoom = made > 0 || this.constructors.size < MOST_CONSTRUCTORS
    if (hasRoom && !this.isWide) this.constructors.set(missing, this.constructAfter(made + 1, missing))
    const object: Record<string, unknown> = {}
    for (const [index, { key }] of this.steps.entries()) if (values[index] !== undefined) object[key] = values[index]
    return object
  }

  private constructAfter(made: number, missing: number): number | Construct {
    return made < WORTH_WRITING ? made : writeConstructor(this.steps, missing)
  }
}

/**
 * Written out as source, an object comes into being with all its keys at once: ten times faster than one key after another.
 * The keys are no more than quoted texts in it; `__proto__`, which would be more, is in no shape.
 */
function writeConstructor(steps: readonly Step<unknown>[], missing: number): Construct {
  const properties = steps.map(({ key, bit }, place) =>
    (bit & missing) === 0 ? `${JSON.stringify(key)}: values[${place}], ` : '',
  )
  // What the source returns is an object.
  return new Function('values', `return { ${properties.join('')} }`) as Construct
}
