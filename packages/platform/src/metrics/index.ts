export { Counter, Histogram, type Registry } from 'prom-client'
export { addCounter } from './add-counter.ts'
export { addGauge, type Reading } from './add-gauge.ts'
export { createMetrics, type Metrics, type RequestLabels } from './create-metrics.ts'
