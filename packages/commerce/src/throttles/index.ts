export { answerEvenly, EVEN_ANSWER_MS } from './answer-evenly.ts'
export { type CountHere, createLocalThrottle } from './create-local-throttle.ts'
export { type Attempt, counting, owedValues, type StoredCounter, takingBack } from './store.ts'
export { createThrottles, type Throttles } from './throttles.ts'
