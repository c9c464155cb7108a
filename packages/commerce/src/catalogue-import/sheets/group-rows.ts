import type { SheetRefusal, SheetRow } from './read-sheet.ts'

/** A product of a sheet: a row of its own, or the rows that share a parent. `axes` is what those differ in. */
export type SheetProduct = {
  readonly sku: string
  readonly line: number
  readonly own: SheetRow | null
  readonly variants: readonly SheetRow[]
  readonly axes: readonly string[]
}

type Grouped = { readonly products: readonly SheetProduct[]; readonly refused: readonly SheetRefusal[] }

/** Rows that share a parent are the variants of one product; a row with the sku of that parent describes it. */
export function groupRows(rows: readonly SheetRow[]): Grouped {
  const families = Map.groupBy(
    rows.filter(({ parentSku }) => parentSku !== null),
    ({ parentSku }) => parentSku,
  )
  const refused: SheetRefusal[] = []
  const singles = rows.filter(({ parentSku }) => parentSku === null)
  const products = singles.flatMap((own) => toProduct(own.sku, own, families.get(own.sku) ?? []))
  const orphans = [...families].filter(([parent]) => !singles.some(({ sku }) => sku === parent))
  products.push(...orphans.flatMap(([parent, variants]) => toProduct(parent ?? '', null, variants)))
  return { products: products.toSorted((one, other) => one.line - other.line), refused }

  function toProduct(sku: string, own: SheetRow | null, all: readonly SheetRow[]): SheetProduct[] {
    const { axes, variants, faults } = tellApart(all)
    refused.push(...faults)
    const line = own?.line ?? variants[0]?.line
    return line === undefined ? [] : [{ sku, line, own, variants, axes }]
  }
}

const usual: readonly string[] = ['size', 'color']

/** What variants differ in. One that lacks what its siblings have, or is the same as one of them, is refused. */
function tellApart(rows: readonly SheetRow[]) {
  const keys = new Set(rows.flatMap(({ cells }) => [...cells.keys()]).filter(isAxis))
  const valuesOf = (key: string) => rows.map(({ cells }) => cells.get(key) ?? null)
  const axes = [...keys].filter((key) => {
    const values = valuesOf(key)
    return usual.includes(key) || (values.every((value) => value !== null) && new Set(values).size > 1)
  })
  const seen = new Map<string, number>()
  const faults: SheetRefusal[] = []
  const variants = rows.filter((row) => {
    const missing = axes.find((key) => (row.cells.get(key) ?? null) === null)
    const choice = JSON.stringify(axes.map((key) => String(row.cells.get(key)).toLowerCase()))
    const same = seen.get(choice)
    seen.set(choice, same ?? row.line)
    const reason = reasonAgainst({ axes, missing, same })
    if (reason === null) return true
    faults.push({ line: row.line, sku: row.sku, reason })
    return false
  })
  return { axes, variants, faults }
}

function isAxis(key: string): boolean {
  return usual.includes(key) || /^attribute:[^:]+$/.test(key)
}

type Judged = {
  readonly axes: readonly string[]
  readonly missing: string | undefined
  readonly same: number | undefined
}

function reasonAgainst({ axes, missing, same }: Judged): string | null {
  if (axes.length === 0) return 'a row with a parent needs what tells it from its siblings: a size or a color'
  if (missing !== undefined) return `it has no ${missing}, which others of the same parent have`
  return same === undefined ? null : `it is the same ${axes.join(' and ')} as line ${same}`
}
