import { createMaintenance } from '@vonk/commerce/maintenance'
import { type Command, UsageError } from './command.ts'
import { withDatabase } from './with-database.ts'

export const maintenanceCommand: Command = {
  name: 'maintenance',
  summary: 'closes the shop for work, opens it again, or says which it is',
  usage: '[on|off]',
  async run([wish], terminal) {
    if (wish !== undefined && wish !== 'on' && wish !== 'off') throw new UsageError('Say on or off.')
    return withDatabase(terminal, async ({ db }) => {
      const maintenance = createMaintenance({ db, isForced: terminal.config.isInMaintenance })
      if (wish) await maintenance.switch(wish === 'on')
      const isOn = await maintenance.isOn()
      terminal.write(isOn ? 'The shop is closed for work.' : 'The shop is open.')
      if (isOn && wish === 'off') terminal.write('VONK_MAINTENANCE keeps it closed.')
      return 0
    })
  },
}
