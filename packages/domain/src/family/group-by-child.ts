import type { Child } from './children.ts'

type NamedChild = Pick<Child, 'id' | 'firstName'>

/** `child` is null for what was put in for nobody in particular. */
export type ChildGroup<Some extends NamedChild, Line> = { readonly child: Some | null; readonly lines: readonly Line[] }

/**
 * The lines of each child together, in the order of the family, and what belongs to nobody at the end. None where no line
 * belongs to a child of the family: a child that was deleted takes its group along.
 */
export function groupByChild<Some extends NamedChild, Line extends { readonly childId: string | null }>(
  lines: readonly Line[],
  children: readonly Some[],
): readonly ChildGroup<Some, Line>[] {
  const groups = children.map((child) => ({ child, lines: lines.filter(({ childId }) => childId === child.id) }))
  const filled = groups.filter((group) => group.lines.length > 0)
  const others = lines.filter((line) => !filled.some((group) => group.lines.includes(line)))
  if (filled.length === 0 || others.length === 0) return filled
  return [...filled, { child: null, lines: others }]
}
