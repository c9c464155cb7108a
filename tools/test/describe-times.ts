import type { FinishedStep } from './step.ts'

/** A table of where the time went: the longest step first, with the moment it began. */
export function describeTimes(finished: readonly FinishedStep[]): string {
  const rows = finished
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds, from, failed, isUnchanged }) => [
      name,
      seconds.toFixed(1),
      from.toFixed(1),
      failed > 0 ? 'failed' : isUnchanged ? 'unchanged' : 'passed',
    ])
  const end = Math.max(...finished.map(({ from, seconds }) => from + seconds))
  const table = [['step', 'seconds', 'from', ''], ...rows, ['all', end.toFixed(1), '', '']]
  return table
    .map(([name = '', ...cells]) => [name.padEnd(18), ...cells.map((cell) => cell.padStart(8))].join('').trimEnd())
    .join('\n')
}
