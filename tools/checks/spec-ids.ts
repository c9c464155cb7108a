import type { NamedRule } from '../spec/find-named-rules.ts'
import type { Rule } from '../spec/rules.ts'
import type { Problem } from './problem.ts'

/** A test that names a rule that does not exist proves nothing: a slip of the finger. */
export function checkSpecIds(rules: Rule[], named: NamedRule[]): Problem[] {
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
