export * from './passkey-calls.ts'
export * from './staff-calls.ts'
