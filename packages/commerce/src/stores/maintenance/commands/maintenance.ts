import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { createMaintenance } from '../maintenance.ts'

/** `isInMaintenance`: closed by configuration. */
export const maintenanceCommand: Command<Terminal & { readonly isInMaintenance: boolean }> = {
  name: 'maintenance',
  summary: 'closes the shop for work, opens it again, or says which it is',
  usage: '[on|off]',
  async run([asked], terminal) {
    if (asked !== undefined && asked !== 'on' && asked !== 'off') throw new UsageError('Say on or off.')
    return terminal.withDatabase(async (db) => {
      const maintenance = createMaintenance({ db, isForced: terminal.isInMaintenance })
      if (asked) await maintenance.switch(asked === 'on')
      const isOn = await maintenance.isOn()
      terminal.write(isOn ? 'The shop is closed for work.' : 'The shop is open.')
      if (isOn && asked === 'off') terminal.write('VONK_MAINTENANCE keeps it closed.')
      return 0
    })
  },
}
