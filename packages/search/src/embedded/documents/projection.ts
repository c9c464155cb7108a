import { isWildMatch } from './is-wild-match.ts'

export type FieldChoice = { readonly include: readonly string[]; readonly exclude: readonly string[] }

/** A path is kept whole, dropped, kept but for parts of it, or dropped but for parts of it. */
type Fate = 'keep' | 'drop' | 'prune' | 'glean'
type Branch = { readonly fate: Fate; readonly path: string; readonly children: Map<string, Branch> }

/** Picks the asked fields of documents; paths are judged once and remembered. */
export class Projection {
  private readonly include: readonly Pattern[]
  private readonly exclude: readonly Pattern[]
  private readonly top: Branch

  constructor({ include, exclude }: FieldChoice) {
    this.include = include.map(patternOf)
    this.exclude = exclude.map(patternOf)
    const isWhole = include.length === 0 && exclude.length === 0
    this.top = { fate: isWhole ? 'keep' : 'prune', path: '', children: new Map() }
  }

  apply<Document extends object>(document: Document): Partial<Document> {
    return this.top.fate === 'keep' ? document : (this.pick(document, this.top) ?? {})
  }

  /** A copy with what is wanted; undefined when nothing of it is. */
  private pick<Part extends object>(object: Part, branch: Branch): Partial<Part> | undefined {
    const picked: Partial<Part> = {}
    let isEmpty = branch.fate === 'glean'
    for (const key in object) {
      const value = this.valueOf(object[key], this.childOf(branch, key))
      if (value === undefined) continue
      picked[key] = value
      isEmpty = false
    }
    return isEmpty ? undefined : picked
  }

  private valueOf<Value>(value: Value, branch: Branch): Value | undefined {
    if (branch.fate === 'keep') return value
    if (branch.fate === 'drop') return undefined
    if (typeof value !== 'object' || value === null) return branch.fate === 'prune' ? value : undefined
    // Loose documents: a part keeps its kind, and what was dropped of it is simply missing.
    return (Array.isArray(value) ? this.pickElements(value, branch) : this.pick(value, branch)) as Value | undefined
  }

  private pickElements(elements: readonly unknown[], branch: Branch): unknown[] | undefined {
    const picked = elements.map((element) => this.valueOf(element, branch)).filter((element) => element !== undefined)
    return picked.length === 0 && branch.fate === 'glean' ? undefined : picked
  }

  private childOf(branch: Branch, key: string): Branch {
    const known = branch.children.get(key)
    if (known) return known
    const path = branch.path === '' ? key : `${branch.path}.${key}`
    const child: Branch = { path, fate: this.judge(path), children: new Map() }
    branch.children.set(key, child)
    return child
  }

  private judge(path: string): Fate {
    if (this.exclude.some((pattern) => pattern.covers(path))) return 'drop'
    const isIncluded = this.include.length === 0 || this.include.some((pattern) => pattern.covers(path))
    if (isIncluded) return this.exclude.some((pattern) => pattern.mayReachBelow(path)) ? 'prune' : 'keep'
    return this.include.some((pattern) => pattern.mayReachBelow(path)) ? 'glean' : 'drop'
  }
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
