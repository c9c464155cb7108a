export { AccountPage } from './layout/account-page.tsx'
export { LinkedOrderPage } from './layout/linked-order-page.tsx'
export { findSection } from './layout/sections.ts'
