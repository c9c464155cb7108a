export { type Throttled, type ThrottleLimit, throttle } from './throttle.ts'
export { type Asker, type ThrottledAction, throttleKeys } from './throttle-keys.ts'
