export { SiteStructuredData } from './late-site.ts'
export { HiddenPageHead, PageHead, PageTitle, type SharedPicture, StructuredData } from './page-head.tsx'
