export { accountNoticed, closeNotice, findNotice, forgetOldNotices, type NewNotice, putNotice } from './notices.ts'
export type { StoredNotice } from './schema.ts'
