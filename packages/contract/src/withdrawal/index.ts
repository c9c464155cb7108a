export * from './withdrawal-calls.ts'
