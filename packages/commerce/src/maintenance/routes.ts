import { readMaintenance } from '@vonk/contract'
import { ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import type { Maintenance } from './maintenance.ts'

export function maintenanceRoutes(maintenance: Maintenance) {
  return [handle(readMaintenance, async () => ok({ enabled: await maintenance.isOn() }))]
}
