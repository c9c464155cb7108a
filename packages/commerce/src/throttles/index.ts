export { type Attempt, createThrottles, owedValues, type Throttles, takingBack } from './throttles.ts'
