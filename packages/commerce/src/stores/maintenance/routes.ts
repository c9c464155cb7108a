import { readMaintenance } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import type { Maintenance } from './maintenance.ts'

export function maintenanceRoutes(maintenance: Maintenance) {
  return [
    handle(readMaintenance, async (_, { cacheTags }) => {
      cacheTags?.dependsOn([pageTags.maintenance])
      // A page that is kept must not be made of what was known half a second ago.
      return ok({ enabled: await (cacheTags ? maintenance.read() : maintenance.isOn()) })
    }),
  ]
}
