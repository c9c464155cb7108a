import { createStores } from '@vonk/commerce/stores'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const seedCommand: Command = {
  name: 'seed',
  summary: 'fills what an empty shop needs; changes nothing that is there',
  async run(_args, terminal) {
    const added = await withDatabase(terminal, ({ db }) => createStores({ db }).seed())
    terminal.write(added === 0 ? 'Nothing to add: the shop has its store views.' : `${added} store views added.`)
    return 0
  },
}
