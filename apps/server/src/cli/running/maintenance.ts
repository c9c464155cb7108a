import { createMaintenance } from '@vonk/commerce/maintenance'
import { UsageError } from '@vonk/platform/command-line'
import type { Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const maintenanceCommand: Command = {
  name: 'maintenance',
  summary: 'closes the shop for work, opens it again, or says which it is',
  usage: '[on|off]',
  async run([asked], terminal) {
    if (asked !== undefined && asked !== 'on' && asked !== 'off') throw new UsageError('Say on or off.')
    return withDatabase(terminal, async ({ db }) => {
      const maintenance = createMaintenance({ db, isForced: terminal.config.isInMaintenance })
      if (asked) await maintenance.switch(asked === 'on')
      const isOn = await maintenance.isOn()
      terminal.write(isOn ? 'The shop is closed for work.' : 'The shop is open.')
      if (isOn && asked === 'off') terminal.write('VONK_MAINTENANCE keeps it closed.')
      return 0
    })
  },
}
