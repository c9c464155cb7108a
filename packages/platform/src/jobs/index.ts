export { createJobs, type EnqueueOptions, type Jobs, type JobsOptions } from './create-jobs.ts'
export { defineJob, type JobDefinition, type JobOptions, type RetryPolicy } from './define-job.ts'
export type { JobHandler } from './run-job.ts'
