import type { z } from 'zod'

/** A kind of event, as a reader names it. */
export type EventKind<Topic extends string = string, Schema extends z.ZodType = z.ZodType> = {
  readonly topic: Topic
  readonly schema: Schema
}

/** A kind of event that makes one when called with a payload. */
export type EventDefinition<Topic extends string, Schema extends z.ZodType> = EventKind<Topic, Schema> &
  ((payload: z.input<Schema>) => OutboxEvent<Topic, z.input<Schema>>)

/** What is published. */
export type OutboxEvent<Topic extends string = string, Payload = unknown> = {
  readonly topic: Topic
  readonly payload: Payload
}

/** What a reader of these kinds receives. */
export type ReceivedEvent<Kind> =
  Kind extends EventKind<infer Topic, infer Schema> ? OutboxEvent<Topic, z.output<Schema>> : never

/** Payloads are kept for weeks and read by many: ids, no personal data. */
export function defineEvent<const Topic extends string, Schema extends z.ZodType>(
  topic: Topic,
  schema: Schema,
): EventDefinition<Topic, Schema> {
  const create = (payload: z.input<Schema>) => {
    schema.parse(payload)
    return { topic, payload }
  }
  return Object.assign(create, { topic, schema })
}
