export { CallFailed, type CallFailure } from './call-failed.ts'
export type { CallOptions } from './call-options.ts'
export {
  type CallInput,
  type CallResult,
  type Client,
  type ClientOptions,
  createClient,
  type Fetch,
  type ReceivedRefusal,
} from './create-client.ts'
export { readTask, type TaskRequest, writeTask } from './task-request.ts'
