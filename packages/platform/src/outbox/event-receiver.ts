import type { EventKind, OutboxEvent } from './define-event.ts'

/** Answers the event parsed, or null when it is of another kind; throws when its payload is not what it should be. */
export type EventReceiver = (stored: OutboxEvent) => OutboxEvent | null

export function createEventReceiver(kinds: readonly EventKind[]): EventReceiver {
  const schemas = new Map(kinds.map(({ topic, schema }) => [topic, schema]))
  return ({ topic, payload }) => {
    const schema = schemas.get(topic)
    return schema ? { topic, payload: schema.parse(payload) } : null
  }
}
