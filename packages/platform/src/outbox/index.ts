export {
  createOutbox,
  type FollowingReader,
  type FollowOptions,
  type Outbox,
  type OutboxOptions,
  type Reader,
  type SubscribeOptions,
} from './create-outbox.ts'
export {
  defineEvent,
  type EventDefinition,
  type EventKind,
  type OutboxEvent,
  type ReceivedEvent,
} from './define-event.ts'
export type { Delivery } from './deliver-batch.ts'
export { measureOutbox } from './measure-outbox.ts'
export type { Pace } from './pace.ts'
export { type PruneResult, pruneEvents } from './prune-events.ts'
export { eventsOf, publish, publishing } from './publish.ts'
export {
  BEGINNING,
  comparePositions,
  currentPosition,
  lastPosition,
  type Position,
  type StoredEvent,
} from './read-events.ts'
export type { WatchOptions } from './watch-step.ts'
