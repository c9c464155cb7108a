export { HiddenPageHead, PageHead } from './page-head.tsx'
export { StructuredData } from './structured-data.tsx'
