import { parseArgs } from 'node:util'
import { createStores } from '@vonk/commerce/stores'
import { UsageError } from '@vonk/platform/command-line'
import { publish } from '@vonk/platform/outbox'
import { pagesOutdated } from '@vonk/platform/output-cache'
import type { Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const cacheCommand: Command = {
  name: 'cache',
  summary: 'has every process make its cached pages again, of one store view or of all',
  usage: 'purge [--view CODE]',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { view: { type: 'string' } },
    })
    if (positionals.join(' ') !== 'purge') throw new UsageError('Say purge.')
    const { view = null } = values
    return withDatabase(terminal, async ({ db }) => {
      const { views } = await createStores({ db }).loadDirectory()
      if (view !== null && !views.some(({ code }) => code === view)) {
        terminal.write(`There is no store view "${view}".`)
        return 1
      }
      await publish(db, pagesOutdated({ view }))
      terminal.write(view === null ? 'All pages will be made again.' : `The pages of ${view} will be made again.`)
      return 0
    })
  },
}
