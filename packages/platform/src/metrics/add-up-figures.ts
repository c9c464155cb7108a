import { AggregatorRegistry, type Registry } from 'prom-client'

/** The measurements of one process, as they can be sent to another. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The measurements of several processes as those of one, in the words of Prometheus. */
export async function addUpFigures(processes: readonly Figures[]): Promise<string> {
  return AggregatorRegistry.aggregate([...processes]).metrics()
}
