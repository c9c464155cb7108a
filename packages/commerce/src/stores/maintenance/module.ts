import { affects, defineModule, type MachinePorts } from '@vonk/module'
import { maintenanceCommand } from './commands/maintenance.ts'
import { maintenanceSwitched } from './events.ts'
import { createMaintenance } from './maintenance.ts'
import { maintenanceRoutes } from './routes.ts'

/** `isInMaintenance`: closed by configuration. */
type MaintenancePorts = MachinePorts & { readonly isInMaintenance: boolean }

export const maintenanceModule = defineModule({
  name: 'maintenance',
  affects: [affects(maintenanceSwitched, 'everything')],
  commands: () => [maintenanceCommand],
  create: ({ db, isInMaintenance }: MaintenancePorts) => createMaintenance({ db, isForced: isInMaintenance }),
  routes: (maintenance) => maintenanceRoutes(maintenance),
})
