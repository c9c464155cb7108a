/** The name that differs from what was written by the fewest letters, if it is a likely slip; else null. */
export function nearestOf(written: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, distance: distanceBetween(written, name) }))
    .toSorted((one, other) => one.distance - other.distance)
  return best && best.distance <= Math.round(best.name.length * 0.4) ? best.name : null
}

/** How many letters have to be put in, left out or changed to make one of the other. */
function distanceBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (const [column, against] of [...other].entries()) {
      const changed = (above[column] ?? 0) + Number(letter !== against)
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
