export { type Attempt, createThrottles, type Throttles } from './throttles.ts'
