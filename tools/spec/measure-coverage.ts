import { isBinding, type Rule } from './rules.ts'

/** `live`: a test reaches them through the running shop. */
type Counts = { total: number; named: number; live: number }
export type AreaCoverage = Counts & { area: string; missing: Rule[]; dead: Rule[] }
export type Coverage = Counts & { areas: AreaCoverage[] }
type Found = { readonly named: ReadonlySet<string>; readonly live: ReadonlySet<string> }

/** Which binding rules a test names, and which of these it reaches in the shop; only those of `areas`, when given. */
export function measureCoverage(rules: Rule[], found: Found, areas: string[] = []): Coverage {
  const wanted = rules.filter((rule) => isBinding(rule) && (areas.length === 0 || areas.includes(rule.area)))
  const perArea = Map.groupBy(wanted, ({ area }) => area)
    .entries()
    .map(([area, list]) => measureArea(area, list, found))
    .toArray()
  const sum = (count: keyof Counts) => perArea.reduce((all, area) => all + area[count], 0)
  return { areas: perArea, total: sum('total'), named: sum('named'), live: sum('live') }
}

function measureArea(area: string, rules: Rule[], { named, live }: Found): AreaCoverage {
  const missing = rules.filter(({ id }) => !named.has(id))
  const dead = rules.filter(({ id }) => named.has(id) && !live.has(id))
  const count = rules.length - missing.length
  return { area, total: rules.length, named: count, live: count - dead.length, missing, dead }
}

export function describeCoverage({ areas, total, named, live }: Coverage, options: { showMissing: boolean }) {
  const lines = areas.flatMap(({ area, missing, dead, ...count }) => [
    `${area.padEnd(6)} ${String(count.named).padStart(3)} of ${String(count.total).padEnd(3)} ${String(count.live).padStart(3)} live`,
    ...(options.showMissing ? missing.map(describeRule('no test')) : []),
    ...(options.showMissing ? dead.map(describeRule('not live')) : []),
  ])
  return [...lines, `rules named by a test: ${named} of ${total}; reached through the shop: ${live}`]
}

const describeRule =
  (problem: string) =>
  ({ id, kind, text }: Rule) =>
    `       ${problem}: ${id} (${kind}) ${text}`
