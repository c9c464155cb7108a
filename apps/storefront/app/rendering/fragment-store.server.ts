import type { CacheUsage } from '@vonk/page-host'

/** What a fragment is made of; null is the place of the nonce, which differs on every page. */
export type Pieces = readonly (Buffer | null)[]

/** Fragments of the same objects by name, and those that depend on one more object. */
type Node = { readonly fragments: Map<string, Pieces>; readonly deeper: WeakMap<object, Node> }

export type FragmentStore = {
  /** The fragments of one scope, such as a view and its theme. */
  within(scope: object): ScopedFragments
  /** Bytes are those put since it was emptied: it cannot see which are gone with their objects. */
  usage(): CacheUsage
}

export type ScopedFragments = {
  find(dependencies: readonly object[], name: string): Pieces | null
  put(dependencies: readonly object[], name: string, pieces: Pieces): void
}

const defaultMaxBytes = 64_000_000

/**
 * Holds the HTML of fragments for as long as somebody holds the objects they were rendered from; an equal object that
 * is another one only costs rendering it again. Whoever makes up addresses can have the same fragment rendered under a
 * thousand names: when too many bytes have been put, the store is emptied.
 */
export function createFragmentStore({
  maxBytes = defaultMaxBytes,
}: {
  readonly maxBytes?: number
} = {}): FragmentStore {
  let roots = new WeakMap<object, Node>()
  let [hits, misses, bytes] = [0, 0, 0]

  function note(name: string, pieces: Pieces): void {
    bytes += pieces.reduce((sum, piece) => sum + (piece?.length ?? 0), name.length)
    if (bytes <= maxBytes) return
    roots = new WeakMap()
    bytes = 0
  }

  return {
    within(scope) {
      function fragmentsOf(dependencies: readonly object[]): Map<string, Pieces> {
        let node = nodeIn(roots, scope)
        for (const dependency of dependencies) node = nodeIn(node.deeper, dependency)
        return node.fragments
      }
      return {
        find(dependencies, name) {
          const found = fragmentsOf(dependencies).get(name)
          if (found) hits += 1
          else misses += 1
          return found ?? null
        },
        put(dependencies, name, pieces) {
          note(name, pieces)
          fragmentsOf(dependencies).set(name, pieces)
        },
      }
    },
    usage: () => ({ hits, misses, bytes }),
  }
}

function nodeIn(nodes: WeakMap<object, Node>, dependency: object): Node {
  const found = nodes.get(dependency)
  if (found) return found
  const node = { fragments: new Map(), deeper: new WeakMap() }
  nodes.set(dependency, node)
  return node
}
