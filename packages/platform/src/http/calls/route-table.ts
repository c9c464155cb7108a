import { tryDecodeURIComponent } from 'hono/utils/url'

type Addressed = { readonly method: string; readonly path: string }

/** What answers at a path, by method, and the path's values in the order of its parameters. */
type Place<Item> = { readonly items: ReadonlyMap<string, Item>; readonly values: readonly string[] }

type Pattern<Item> = { readonly expression: RegExp; readonly items: Map<string, Item> }

/**
 * Finds what answers at a path: a fixed path at once, one with parameters among those of its kind. A fixed segment is never taken
 * for a parameter, whatever the method: `begin` is no id.
 */
export function createRouteTable<Item extends Addressed>(items: readonly Item[]): (path: string) => Place<Item> | null {
  const fixed = new Map<string, Map<string, Item>>()
  const patterns: Pattern<Item>[] = []
  for (const [shape, alike] of Map.groupBy(items.toSorted(bySpecificity), ({ path }) => shapeOf(path))) {
    const byMethod = new Map(alike.map((item) => [item.method, item]))
    if (shape.includes(':')) patterns.push({ expression: expressionOf(shape), items: byMethod })
    else fixed.set(shape, byMethod)
  }
  return (path) => {
    const found = fixed.get(path)
    if (found) return { items: found, values: [] }
    for (const { expression, items: open } of patterns) {
      const match = expression.exec(path)
      if (match) return { items: open, values: match.slice(1).map(tryDecodeURIComponent) }
    }
    return null
  }
}

/** A path whatever its parameters are called: of two with the same shape, each matches what the other does. */
export function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ':value')
}

function expressionOf(shape: string): RegExp {
  return new RegExp(
    `^${shape.replaceAll('.', String.raw`\.`).replaceAll(':value{\\.+}', '(.+)').replaceAll(':value', '([^/]+)')}$`,
  )
}

/** `/stock/list` comes before `/stock/:sku`, and what takes the rest of a path comes last. */
function bySpecificity(one: Addressed, other: Addressed): number {
  const [a, b] = [weightOf(one.path), weightOf(other.path)]
  return a < b ? -1 : a > b ? 1 : 0
}

function weightOf(path: string): string {
  const kinds = path.split('/').map((segment) => (segment.startsWith(':') ? 1 : 0))
  return kinds.join('') + (path.includes('{') ? '2' : '')
}
