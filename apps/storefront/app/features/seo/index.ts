export { HiddenPageHead, PageHead, PageTitle, type SharedPicture, StructuredData } from './page-head.tsx'
export { SiteStructuredData } from './site-structured-data.tsx'
