export {
  type Asker,
  type Throttled,
  type ThrottledAction,
  type ThrottleLimit,
  throttle,
  throttleKeys,
} from './throttle.ts'
