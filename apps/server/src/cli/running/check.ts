import { checkBooks, countOpenRefunds } from '@vonk/commerce/orders'
import { findStoreDirectory } from '@vonk/commerce/stores'
import { refuseArguments } from '@vonk/platform/command-line'
import type { Db } from '@vonk/platform/db'
import { legalConcerns } from '../../start/legal-concerns.ts'
import type { Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { deskConcerns } from './desk-concerns.ts'

export const checkCommand: Command = {
  name: 'check',
  summary: 'sees whether orders, payments, refunds, stock and ledgers add up, and says where they do not',
  async run(args, terminal) {
    refuseArguments(args)
    return withDatabase(terminal, async ({ db }) => {
      const broken = await checkBooks(db)
      for (const { promise, subject, facts } of broken) terminal.write(`${subject}: ${promise} (${facts})`)
      const { wanted } = await countOpenRefunds(db)
      if (wanted > 0) terminal.write(`Refunds that wait for their provider: ${wanted}.`)
      for (const concern of await findConcerns(db)) terminal.write(concern)
      terminal.write(broken.length === 0 ? 'Everything adds up.' : `${broken.length} promises are not kept.`)
      return broken.length === 0 ? 0 : 1
    })
  },
}

/** None of a shop that has no store views yet: its books can be checked all the same. */
async function findConcerns(db: Db): Promise<readonly string[]> {
  const directory = await findStoreDirectory(db)
  return directory ? [...legalConcerns(directory), ...(await deskConcerns(db, directory))] : []
}
