import { isSameLine, type LineReference } from './is-same-line.ts'

export function removeLine<Line extends LineReference>(
  lines: readonly Line[],
  removed: LineReference,
): readonly Line[] {
  return lines.filter((line) => !isSameLine(line, removed))
}
