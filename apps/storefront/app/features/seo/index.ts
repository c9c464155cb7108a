export { HiddenPageHead, PageHead } from './page-head.tsx'
