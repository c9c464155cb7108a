export { maintenanceSwitched } from './events.ts'
export { createMaintenance, type Maintenance } from './maintenance.ts'
export { maintenanceRoutes } from './routes.ts'
