export { createMemo } from './create-memo.server.ts'
