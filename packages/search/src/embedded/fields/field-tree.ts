import { type Token, tokenOf } from '../../values/token.ts'
import { SlotSet } from '../sets/slot-set.ts'
import { Field } from './field.ts'

/** Documents that grow a new path with every value would fill the memory: further paths are kept, but not searched. */
const MOST_FIELDS = 5_000
const DEEPEST = 20

/** One path of the documents: which of them have anything there, and the values. */
export type FieldNode = {
  readonly path: string
  readonly present: SlotSet
  readonly field: Field
  /** null for a path that is not to be searched. */
  readonly children: Map<string, FieldNode | null>
  /** Values met while a document is being read; null when it has nothing here. */
  found: Set<Token> | null
}

type Reading = { readonly touched: FieldNode[]; readonly depth: number }

/** The paths of all documents of a collection; an array on the way means all of its elements. */
export class FieldTree {
  private readonly byPath = new Map<string, FieldNode>()
  private readonly top: Pick<FieldNode, 'path' | 'children'> = { path: '', children: new Map() }
  private readonly isIndexed: (path: string) => boolean

  constructor(isIndexed: (path: string) => boolean) {
    this.isIndexed = isIndexed
  }

  find(path: string): FieldNode | null {
    return this.byPath.get(path) ?? null
  }

  /** Writes down all that is known of a slot; `isNew` when nothing was before. */
  put(slot: number, document: object, isNew: boolean): void {
    const touched: FieldNode[] = []
    this.readObject(document, this.top, { touched, depth: 0 })
    if (!isNew) this.remove(slot)
    for (const node of touched) {
      node.present.add(slot)
      node.field.set(slot, node.found ?? [])
      node.found = null
    }
  }

  remove(slot: number): void {
    for (const node of this.byPath.values()) clear(node, slot)
  }

  /** Whether there was anything to find. */
  private readObject(object: object, parent: Pick<FieldNode, 'path' | 'children'>, reading: Reading): boolean {
    let isFound = false
    for (const key in object) {
      const value: unknown = object[key as keyof typeof object] // the key comes from it
      const node = isNothing(value) ? null : this.nodeAt(parent, key)
      if (node && this.readValue(value, node, reading)) isFound = true
    }
    return isFound
  }

  private readValue(value: unknown, node: FieldNode, { touched, depth }: Reading): boolean {
    if (depth > DEEPEST || isNothing(value)) return false
    const isFound = isScalar(value) || this.readParts(value, node, { touched, depth: depth + 1 })
    if (!isFound) return false
    if (node.found === null) {
      node.found = new Set()
      touched.push(node)
    }
    const token = tokenOf(value)
    if (token !== null) node.found.add(token)
    return true
  }

  private readParts(value: unknown, node: FieldNode, reading: Reading): boolean {
    if (typeof value !== 'object' || value === null) return false
    if (!Array.isArray(value)) return this.readObject(value, node, reading)
    let isFound = false
    for (const element of value) if (this.readValue(element, node, reading)) isFound = true
    return isFound
  }

  private nodeAt({ path, children }: Pick<FieldNode, 'path' | 'children'>, key: string): FieldNode | null {
    const existing = children.get(key)
    if (existing !== undefined) return existing
    const full = path === '' ? key : `${path}.${key}`
    if (this.byPath.size >= MOST_FIELDS) return null
    const node = this.byPath.get(full) ?? (this.isIndexed(full) ? createNode(full) : null)
    children.set(key, node)
    if (node) this.byPath.set(full, node)
    return node
  }
}

function createNode(path: string): FieldNode {
  return { path, present: new SlotSet(), field: new Field(), children: new Map(), found: null }
}

function clear({ present, field }: FieldNode, slot: number): void {
  if (!present.has(slot)) return
  present.remove(slot)
  field.clear(slot)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
