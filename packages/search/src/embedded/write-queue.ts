import { setImmediate } from 'node:timers/promises'

/** How long writing may keep readers waiting. */
const SLICE_MS = 4

/** Writes one after another, in small slices: searches are answered in between. */
export class WriteQueue {
  private last: Promise<void> = Promise.resolve()

  run<Item>(items: () => Iterable<Item>, write: (item: Item) => void): Promise<void> {
    const done = this.last.then(() => writeAll(items(), write))
    // A write that fails is the caller's to handle; those behind it still run.
    this.last = done.catch(() => {})
    return done
  }
}

async function writeAll<Item>(items: Iterable<Item>, write: (item: Item) => void): Promise<void> {
  let started = performance.now()
  for (const item of items) {
    write(item)
    if (performance.now() - started < SLICE_MS) continue
    await setImmediate()
    started = performance.now()
  }
}
