import type { Result } from '@vonk/domain/result'
import type { Throttled, ThrottleLimit } from '@vonk/domain/throttle'
import type { Figures } from '@vonk/platform/metrics'

/** What a member of the group is for: it serves behind the common port, or works all jobs. */
export type Duty = 'serve' | 'work'

export type Order = {
  readonly duty: Duty
  /** The database that the primary process has opened; none where the role has none. */
  readonly databaseUrl: string | undefined
  readonly port: number
  /** Draws pictures ahead; one of the group does. */
  readonly drawsAhead: boolean
}

/** What the members of a group ask their primary process. */
export type PrimaryAnswers = {
  readonly order: () => Order
  readonly ready: (reached: { readonly port: number }) => void
  readonly count: (attempt: { readonly key: string; readonly limit: ThrottleLimit }) => Result<null, Throttled>
  readonly figures: () => Promise<string>
}

/** What the primary process asks a member. */
export type MemberAnswers = {
  readonly figures: () => Promise<Figures>
  /** Drains for so long and ends; told again, it no longer waits. */
  readonly stop: (drain: { readonly ms: number }) => void
  /** Ends when nobody is connected any more: another member has taken its place. */
  readonly handOver: () => void
}
