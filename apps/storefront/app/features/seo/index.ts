export { SiteStructuredData } from './deferred-site.ts'
export { HiddenPageHead, PageHead, PageTitle, type SharedPicture } from './page-head.tsx'
export { StructuredData } from './structured-data.tsx'
