export * from './payment-calls.ts'
