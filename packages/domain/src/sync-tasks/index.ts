export { completeTask, staysQueued } from './complete-task.ts'
export {
  decideTransmission,
  REFRESH_FAILED,
  type RefreshLock,
  type Transmission,
} from './decide-transmission.ts'
export { type CartIdMissing, type ExpandedUrl, expandTaskUrl, type TaskIdentity } from './expand-task-url.ts'
export {
  type FailureContext,
  type FailureNotification,
  failureNotification,
  messageOf,
} from './failure-notification.ts'
export {
  afterCacheError,
  type CacheError,
  type CacheHealth,
  type CacheVerdict,
  healthyCache,
  isOverQuota,
  LOCAL_CACHE,
  mustRecreate,
} from './local-cache.ts'
export { isStillUntransmitted, type OrderAnswer, type OrderOutcome, orderOutcome } from './order-outcome.ts'
export { type OfflineOrder, type OnlineSituation, type OnlineStep, planGoingOnline } from './plan-going-online.ts'
export { type AnswerRefusal, type RawAnswer, readAnswer, type TaskAnswer } from './read-answer.ts'
export { createTask, type NewTask, type SyncTask, type TaskPayload } from './sync-task.ts'
export { type QueueState, tasksToRun } from './tasks-to-run.ts'
export {
  noRefresh,
  onAuthorized,
  onRefreshAnswered,
  onUnauthorized,
  REFRESH_EXHAUSTED,
  type RefreshOutcome,
  type RefreshSettings,
  type RefreshStep,
  type SessionEffect,
  type TokenRefresh,
} from './token-refresh.ts'
