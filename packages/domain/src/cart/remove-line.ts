import { isSameLine, type LineReference } from './is-same-line.ts'

export function removeLine<Line extends LineReference>(
  lines: readonly Line[],
  removed: LineReference,
): readonly Line[] {
  return lines.filter((line) => !isSameLine(line, removed))
}

/** The server needs to hear of a removal only when it knows the line. */
export function removalNeedsSync({ serverItemId }: { readonly serverItemId: string | null }): boolean {
  return serverItemId !== null
}
