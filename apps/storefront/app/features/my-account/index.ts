export { AccountPage } from './frame/account-page.tsx'
export { findSection } from './frame/sections.ts'
