import { describeProblem, type Problem } from '../checks/problem.ts'
import type { StepOutcome } from './step.ts'

/** Warnings pass: they are counted, and listed for whoever asked for this check. A failure lists errors alone. */
export function judge(problems: Problem[], { note = '', details = '' } = {}): StepOutcome {
  const [errors = [], warnings = []] = ['error', 'warning'].map((wanted) =>
    problems.filter(({ severity }) => severity === wanted).map(describeProblem),
  )
  if (errors.length > 0) return { passed: 0, failed: 1, output: errors.join('\n') }
  const notes = [note, warnings.length > 0 ? `${warnings.length} warnings` : ''].filter(Boolean).join('; ')
  return { passed: 1, failed: 0, output: '', note: notes, details: [details, ...warnings].filter(Boolean).join('\n') }
}
