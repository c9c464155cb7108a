import { refuseArguments } from '@vonk/platform/command-line'
import type { Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'brings the database up to the newest migration',
  async run(args, terminal) {
    refuseArguments(args)
    await withDatabase(terminal, async () => terminal.write('The database is up to date.'))
    return 0
  },
}
