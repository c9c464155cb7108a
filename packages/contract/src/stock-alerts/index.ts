export * from './stock-alert-calls.ts'
