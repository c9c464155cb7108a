import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'

/** How long writing may keep readers waiting. */
const SLICE_MS = 4

/** Writes one after another, in small slices: searches are answered in between. */
export class WriteQueue {
  private readonly queue = new PQueue({ concurrency: 1 })

  run<Item>(items: () => Iterable<Item>, write: (item: Item) => void): Promise<void> {
    return this.queue.add(() => writeAll(items(), write))
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
