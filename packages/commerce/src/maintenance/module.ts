import { defineModule, type MachinePorts } from '@vonk/module'
import { createMaintenance } from './maintenance.ts'
import { maintenanceRoutes } from './routes.ts'

/** `isInMaintenance`: closed by configuration. */
type MaintenancePorts = MachinePorts & { readonly isInMaintenance: boolean }

export const maintenanceModule = defineModule({
  name: 'maintenance',
  create: ({ db, isInMaintenance }: MaintenancePorts) => createMaintenance({ db, isForced: isInMaintenance }),
  routes: (maintenance) => maintenanceRoutes(maintenance),
})
