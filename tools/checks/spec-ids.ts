import type { NamedRule } from '../spec/find-named-rules.ts'
import type { Rule } from '../spec/rules.ts'
import type { Problem } from './problem.ts'

/** A test that names a rule that does not exist proves nothing: a slip of the finger. */
export function checkSpecIds(rules: Rule[], named: Omit<NamedRule, 'text'>[]): Problem[] {
  const existing = new Set(rules.map(({ id }) => id))
  return named
    .filter(({ id }) => !existing.has(id))
    .map(({ id, file, line }) => ({
      severity: 'error',
      file,
      line,
      message: `there is no rule ${id} in docs/spec/rules.tsv`,
    }))
}

/** A rule that is proven only on what nobody runs, or only on the demo's data, is not kept yet: such rules are on a list. */
export function checkLiveRules(dead: readonly Rule[], waiting: readonly string[]): Problem[] {
  const file = 'tools/checks/rules-waiting.data.ts'
  const ids = dead.map(({ id }) => id)
  const problem = (message: string): Problem => ({ severity: 'error', file, message })
  return [
    ...ids
      .filter((id) => !waiting.includes(id))
      .map((id) => problem(`no test of ${id} reaches it through the running shop`)),
    ...waiting.filter((id) => !ids.includes(id)).map((id) => problem(`${id} is live: take it off the list`)),
  ]
}
