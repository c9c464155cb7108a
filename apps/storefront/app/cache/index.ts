export { createObjectMemo } from './create-object-memo.ts'
export { createRefreshingCache } from './create-refreshing-cache.ts'
export { createVersionedCache } from './create-versioned-cache.ts'
