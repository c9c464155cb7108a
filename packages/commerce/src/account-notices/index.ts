export { accountNoticed, closeNotice, findNotice, type NewNotice, putNotice } from './notices.ts'
export type { StoredNotice } from './schema.ts'
