export { createFindMaintenance, guardNavigation, maintenanceContext } from './guard-navigation.ts'
export { MaintenancePage } from './maintenance-page.tsx'
