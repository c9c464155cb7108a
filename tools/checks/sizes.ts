import type { Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'

const fileLimits = { warning: 200, error: 300 }

/** Long by nature, each with its reason. */
const exempt: { path: RegExp; reason: string }[] = [
  { path: /\.test\.tsx?$/, reason: 'a list of cases' },
  { path: /\.data\.ts$/, reason: 'a table of data' },
  { path: /\.illustration\.tsx$/, reason: 'a drawing' },
]

/** Functions are measured by Biome (`noExcessiveLinesPerFunction`). */
export function checkSizes(sources: Source[]): Problem[] {
  return sources.filter(({ path }) => !exempt.some((entry) => entry.path.test(path))).flatMap(checkFile)
}

function checkFile({ path, text }: Source): Problem[] {
  const lines = text.trimEnd().split('\n').length
  const severity = judge(lines, fileLimits)
  return severity ? [{ severity, file: path, message: `${lines} lines (limit ${fileLimits[severity]})` }] : []
}

function judge(lines: number, limits: { warning: number; error: number }) {
  if (lines > limits.error) return 'error'
  return lines > limits.warning ? 'warning' : null
}
