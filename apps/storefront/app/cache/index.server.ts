export { createMemo } from './create-memo.server.ts'
export { createParseCache } from './create-parse-cache.server.ts'
