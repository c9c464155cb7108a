export { createMetrics, type Metrics, type RequestLabels } from './create-metrics.ts'
