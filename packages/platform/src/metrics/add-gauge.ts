import { setTimeout } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'

export type Reading = { readonly value: number; readonly labels?: Readonly<Record<string, string>> }

type GaugeOptions = {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  /** A figure of the whole shop, which every process reads alike: of several, the largest counts. Others are added up. */
  readonly isShared?: boolean
  read(): readonly Reading[] | Promise<readonly Reading[]>
}

const LONGEST_READING_MS = 2_000

/** A figure that is read when somebody asks. While it cannot be had it is left out: all others are still answered. */
export function addGauge(
  registry: Registry,
  { name, help, labelNames = [], isShared = false, read }: GaugeOptions,
): void {
  let running: Promise<readonly Reading[]> | null = null
  // One that hangs, such as a statement of a database that does not answer, is not asked for a second time beside it.
  function readOnce(): Promise<readonly Reading[]> {
    running ??= (async () => read())()
      .catch(() => [])
      .finally(() => {
        running = null
      })
    return running
  }

  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    aggregator: isShared ? 'max' : 'sum',
    registers: [registry],
    async collect() {
      const readings = await withDeadline(readOnce())
      this.reset()
      for (const { labels = {}, value } of readings) this.set(labels, value)
    },
  })
}

async function withDeadline(reading: Promise<readonly Reading[]>): Promise<readonly Reading[]> {
  const timer = new AbortController()
  const late = setTimeout(LONGEST_READING_MS, [], { signal: timer.signal, ref: false }).catch(() => [])
  const readings = await Promise.race([reading, late])
  timer.abort()
  return readings
}
