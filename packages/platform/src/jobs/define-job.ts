import type { z } from 'zod'

export type RetryPolicy = {
  /** How often a failed job is tried again. */
  readonly limit: number
  /** The first pause; it doubles with every further one. */
  readonly delaySeconds: number
}

/** A kind of background work, with the data it needs. */
export type JobDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  readonly name: string
  readonly schema: Schema
  readonly retry: RetryPolicy
}

export type JobOptions<Schema extends z.ZodObject> = {
  readonly name: string
  readonly schema: Schema
  readonly retry?: RetryPolicy
}

/** A job may run more than once (a process may die after the work and before the tick): handlers must bear that. */
export function defineJob<Schema extends z.ZodObject>({
  name,
  schema,
  retry = { limit: 5, delaySeconds: 5 },
}: JobOptions<Schema>): JobDefinition<Schema> {
  return { name, schema, retry }
}
