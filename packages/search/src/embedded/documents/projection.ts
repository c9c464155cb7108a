import { isWildMatch } from '../../values/is-wild-match.ts'
import { type Fate, Plan } from './plan.ts'
import type { Shapes } from './shapes.ts'

export type FieldChoice = { readonly include: readonly string[]; readonly exclude: readonly string[] }

export type Branch = {
  readonly fate: Fate
  readonly path: string
  readonly children: Map<string, Branch>
  /** What is read of objects here, by their shape. */
  readonly plans: Map<number, Plan<Branch>>
}

/** Which fields of documents are asked for; paths are judged once and remembered. */
export class Projection {
  readonly top: Branch
  private readonly include: readonly Pattern[]
  private readonly exclude: readonly Pattern[]

  constructor({ include, exclude }: FieldChoice) {
    this.include = include.map(patternOf)
    this.exclude = exclude.map(patternOf)
    const isWhole = include.length === 0 && exclude.length === 0
    this.top = branchOf('', isWhole ? 'keep' : 'prune')
  }

  childOf(branch: Branch, key: string): Branch {
    if (branch.fate === 'keep') return branch
    const existing = branch.children.get(key)
    if (existing) return existing
    const path = branch.path === '' ? key : `${branch.path}.${key}`
    const child = branchOf(path, this.judge(path))
    branch.children.set(key, child)
    return child
  }

  planOf(branch: Branch, shape: number, shapes: Shapes): Plan<Branch> {
    const existing = branch.plans.get(shape)
    if (existing) return existing
    const plan = new Plan(shapes.keysOf(shape), (key) => this.childOf(branch, key))
    branch.plans.set(shape, plan)
    return plan
  }

  private judge(path: string): Fate {
    if (this.exclude.some((pattern) => pattern.covers(path))) return 'drop'
    const isIncluded = this.include.length === 0 || this.include.some((pattern) => pattern.covers(path))
    if (isIncluded) return this.exclude.some((pattern) => pattern.mayReachBelow(path)) ? 'prune' : 'keep'
    return this.include.some((pattern) => pattern.mayReachBelow(path)) ? 'glean' : 'drop'
  }
}

function branchOf(path: string, fate: Fate): Branch {
  return { path, fate, children: new Map(), plans: new Map() }
}

type Pattern = {
  /** The path itself or something it lies in is named. */
  covers(path: string): boolean
  mayReachBelow(path: string): boolean
}

/** `*` stands for any letters, dots included. */
function patternOf(text: string): Pattern {
  const [literal = '', ...others] = text.split('*')
  const isLiteral = others.length === 0
  return {
    covers: (path) => path === text || path.startsWith(`${text}.`) || (!isLiteral && matchesWild(path, text)),
    mayReachBelow: (path) => literal.startsWith(`${path}.`) || (!isLiteral && `${path}.`.startsWith(literal)),
  }
}

/** Whether the path or one it lies in matches. */
function matchesWild(path: string, pattern: string): boolean {
  for (let end = path.indexOf('.'); end >= 0; end = path.indexOf('.', end + 1)) {
    if (isWildMatch(path.slice(0, end), pattern)) return true
  }
  return isWildMatch(path, pattern)
}
