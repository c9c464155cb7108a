import type { NamedRule } from './find-named-rules.ts'
import { isBinding, type Rule } from './rules.ts'

export type AreaCoverage = { area: string; total: number; named: number; missing: Rule[] }
export type Coverage = { areas: AreaCoverage[]; total: number; named: number }

/** Which binding rules a test names; only those of `areas`, when given. */
export function measureCoverage(rules: Rule[], found: NamedRule[], areas: string[] = []): Coverage {
  const ids = new Set(found.map(({ id }) => id))
  const wanted = rules.filter((rule) => isBinding(rule) && (areas.length === 0 || areas.includes(rule.area)))
  const perArea = Map.groupBy(wanted, ({ area }) => area)
    .entries()
    .map(([area, list]) => measureArea(area, list, ids))
    .toArray()
  return { areas: perArea, total: wanted.length, named: wanted.filter(({ id }) => ids.has(id)).length }
}

function measureArea(area: string, rules: Rule[], ids: Set<string>): AreaCoverage {
  const missing = rules.filter(({ id }) => !ids.has(id))
  return { area, total: rules.length, named: rules.length - missing.length, missing }
}

export function describeCoverage({ areas, total, named }: Coverage, options: { showMissing: boolean }) {
  const lines = areas.flatMap(({ area, missing, ...count }) => [
    `${area.padEnd(6)} ${String(count.named).padStart(3)} of ${count.total}`,
    ...(options.showMissing ? missing.map(({ id, kind, text }) => `       ${id} (${kind}) ${text}`) : []),
  ])
  return [...lines, `rules named by a test: ${named} of ${total}`]
}
