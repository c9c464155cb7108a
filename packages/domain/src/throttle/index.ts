export {
  type Asker,
  type ThrottleCounter,
  type Throttled,
  type ThrottledAction,
  type ThrottleLimit,
  throttle,
  throttleKeys,
} from './throttle.ts'
export { type ThrottleLimits, throttleLimits } from './throttle-limits.ts'
