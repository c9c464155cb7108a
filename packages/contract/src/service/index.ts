export * from './order-calls.ts'
export * from './review-calls.ts'
