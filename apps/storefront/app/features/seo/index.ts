export { HiddenPageHead, PageHead } from './page-head.tsx'
export { SiteStructuredData } from './site-structured-data.tsx'
export type { SharedPicture } from './social-card.ts'
export { StructuredData } from './structured-data.tsx'
