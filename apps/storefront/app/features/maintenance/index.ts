export { guardNavigation } from './guard-navigation.ts'
export { MaintenancePage } from './maintenance-page.tsx'
