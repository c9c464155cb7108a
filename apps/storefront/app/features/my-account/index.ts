export { AccountPage } from './frame/account-page.tsx'
export { LinkedOrderPage } from './frame/linked-order-page.tsx'
export { findSection } from './frame/sections.ts'
