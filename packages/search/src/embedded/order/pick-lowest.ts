export type Ranking = {
  /** Lower is better. */
  readonly keys: Float64Array
  /** Decides between two places with equal keys; never 0 for different ones. */
  readonly compareTies: (a: number, b: number) => number
}

type Compare = (a: number, b: number) => number

/** The places with the lowest keys, best first, at most `size` of them. */
export function pickLowest(ranking: Ranking, size: number): Uint32Array {
  const { keys, compareTies } = ranking
  const room = Math.trunc(Math.min(Math.max(size, 0), keys.length)) || 0
  const compare = (a: number, b: number) => compareNumbers(keys[a] ?? 0, keys[b] ?? 0) || compareTies(a, b)
  // Half of all places or more: sorting them is cheaper than keeping a heap of that size in order.
  const picked = room * 2 >= keys.length ? firstPlaces(keys.length) : pickWithHeap(ranking, room, compare)
  return picked.sort(compare).subarray(0, room)
}

/** One pass with a heap that has the worst of the picked places on top. */
function pickWithHeap({ keys, compareTies }: Ranking, room: number, compare: Compare): Uint32Array {
  const heap = firstPlaces(room)
  if (room === 0) return heap
  for (let place = (room >>> 1) - 1; place >= 0; place -= 1) sink(heap, place, compare)
  let worst = keys[heap[0] ?? 0] ?? 0
  for (let place = room; place < keys.length; place += 1) {
    const key = keys[place] ?? 0
    if (key > worst || (key === worst && compareTies(place, heap[0] ?? 0) > 0)) continue
    heap[0] = place
    sink(heap, 0, compare)
    worst = keys[heap[0]] ?? 0
  }
  return heap
}

/** Lets an element of the heap sink below everything worse than it. */
function sink(heap: Uint32Array, start: number, compare: Compare): void {
  const sinking = heap[start] ?? 0
  let place = start
  for (let child = place * 2 + 1; child < heap.length; child = place * 2 + 1) {
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1
    const below = heap[child] ?? 0
    if (compare(sinking, below) >= 0) break
    heap[place] = below
    place = child
  }
  heap[place] = sinking
}

function firstPlaces(length: number): Uint32Array {
  const places = new Uint32Array(length)
  for (let place = 0; place < length; place += 1) places[place] = place
  return places
}

function compareNumbers(a: number, b: number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
