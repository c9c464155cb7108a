import { setImmediate } from 'node:timers/promises'

/** How long a slice of the work may keep others waiting. */
const SLICE_MS = 4

/** Works through a long list in small slices: others are answered in between. */
export async function mapYieldingToEventLoop<Item, Done>(
  items: Iterable<Item>,
  work: (item: Item) => Done,
): Promise<Done[]> {
  const done: Done[] = []
  let started = performance.now()
  for (const item of items) {
    done.push(work(item))
    if (performance.now() - started < SLICE_MS) continue
    await setImmediate()
    started = performance.now()
  }
  return done
}
