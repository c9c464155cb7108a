export * from './back-office-calls.ts'
