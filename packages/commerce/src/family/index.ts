export type { StoredChild } from './schema.ts'
export { findChildren, putChildren } from './store.ts'
