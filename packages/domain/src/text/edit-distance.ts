/**
 * How many letters must be changed, left out, put in or swapped with their neighbour to make one word the other;
 * more than `most` is not worked out: any number above it is answered.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow({ a, b, row, last, beforeLast })
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

type Rows = { a: string; b: string; row: number; last: readonly number[]; beforeLast: readonly number[] }

/** The distances of the first `row` letters of one word to every beginning of the other. */
function nextRow({ a, b, row, last, beforeLast }: Rows): number[] {
  const current = [row]
  for (let column = 1; column <= b.length; column += 1) {
    const isSame = a[row - 1] === b[column - 1]
    const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    const changed = at(last, column - 1) + (isSame ? 0 : 1)
    const moved = Math.min(at(last, column), at(current, column - 1)) + 1
    const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : changed
    current.push(Math.min(changed, moved, swapped))
  }
  return current
}

function at(row: readonly number[], place: number): number {
  // A row has a number for every beginning of the word, and nobody asks beyond.
  return row[place] as number
}
