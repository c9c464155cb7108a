import { setTimeout } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'

export type Reading = { readonly value: number; readonly labels?: Readonly<Record<string, string>> }

type GaugeOptions = {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  read(): readonly Reading[] | Promise<readonly Reading[]>
}

const LONGEST_READING_MS = 2_000

/** A figure that is read when somebody asks. While it cannot be had it is left out: all others are still answered. */
export function addGauge(registry: Registry, { name, help, labelNames = [], read }: GaugeOptions): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const readings = await readInTime(read)
      this.reset()
      for (const { labels = {}, value } of readings) this.set(labels, value)
    },
  })
}

async function readInTime(read: GaugeOptions['read']): Promise<readonly Reading[]> {
  const timer = new AbortController()
  const late = setTimeout(LONGEST_READING_MS, [], { signal: timer.signal, ref: false }).catch(() => [])
  const reading = (async () => read())().catch(() => [])
  const readings = await Promise.race([reading, late])
  timer.abort()
  return readings
}
