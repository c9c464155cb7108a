import { type CartLine, isSameLine, removeLine } from '../cart/index.ts'
import { adoptServerLine } from './adopt-server-line.ts'
import type { MergePlan, MergeStep } from './plan-merge.ts'

/** What the plan changes on the device by itself; pushed and pulled lines change when the server or catalogue has answered. */
export function applyMergePlan<Line extends CartLine>(
  lines: readonly Line[],
  { isDryRun, steps }: MergePlan<Line>,
): readonly Line[] {
  return isDryRun ? lines : steps.reduce(applyStep, lines)
}

function applyStep<Line extends CartLine>(lines: readonly Line[], step: MergeStep<Line>): readonly Line[] {
  if (step.do === 'remove-local') return removeLine(lines, step.line)
  if (step.do !== 'keep' && step.do !== 'modify-local') return lines
  return lines.map((line) =>
    isSameLine(line, step.line)
      ? adoptServerLine({ ...line, quantity: step.serverLine.quantity }, step.serverLine)
      : line,
  )
}
