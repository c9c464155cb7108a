import { Counter, type Registry } from 'prom-client'
import type { Reading } from './add-gauge.ts'

type CounterOptions = {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  read(): readonly Reading[]
}

/** A figure that only grows and that somebody else counts: it is read when somebody asks. */
export function addCounter(registry: Registry, { name, help, labelNames = [], read }: CounterOptions): void {
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels = {}, value } of read()) this.inc(labels, value)
    },
  })
}
