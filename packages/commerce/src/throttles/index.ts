export { createThrottles, type Throttles } from './throttles.ts'
