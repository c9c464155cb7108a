import { access } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findVersionFault, inspectPlace, type PlaceFacts, restoreBackup, verifyBackup } from '@vonk/platform/backup'
import { UsageError } from '@vonk/platform/command-line'
import type { Log } from '@vonk/platform/log'
import { type PictureFolder, withPictureFolder } from '../../compose/with-picture-folder.ts'
import { migrationSets } from '../../start/open-database.ts'
import type { Command } from '../command.ts'
import { withServer } from '../with-database.ts'

type Server = { readonly url: string; readonly log: Log }

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'puts back what backup has written, into an empty place, or with --force in place of what is there',
  usage: 'FILE [--force]',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    })
    const [file, ...others] = positionals
    if (!file || others.length > 0) throw new UsageError('Name one file to restore from.')
    const { write, config } = terminal
    const checked = await check(file)
    if ('reason' in checked) {
      write(`${file} cannot be restored: ${checked.reason}. Nothing was changed.`)
      return 1
    }
    const { manifest } = checked
    const restore = async (server: Server, { path: mediaFolder, finish }: PictureFolder) => {
      const obstacle = describeObstacle(await inspectPlace({ ...server, mediaFolder }), values.force)
      if (obstacle) {
        write(`${obstacle} Nothing was changed.`)
        return 1
      }
      await restoreBackup({ ...server, file, manifest, mediaFolder, sets: migrationSets })
      try {
        await finish()
      } catch (error) {
        write(`The database was restored, but not all pictures: ${error instanceof Error ? error.message : error}.`)
        write('When that is mended, run the command once more with --force: the pictures are in the backup.')
        return 1
      }
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      write(
        `The shop is as it was on ${manifest.createdAt}: ${rows} rows and ${manifest.media.files} files were restored.`,
      )
      return 0
    }
    return withServer(terminal, (server) => withPictureFolder(config, (folder) => restore(server, folder)))
  },
}

/** What is in the file, when all of it is as it was written and the code can work with it. */
async function check(file: string) {
  await access(file).catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  })
  const verified = await verifyBackup(file)
  if (!verified.ok) return { reason: verified.refusal.reason }
  const fault = await findVersionFault(migrationSets, verified.value)
  return fault === null ? { manifest: verified.value } : { reason: fault }
}

function describeObstacle({ shopSessions, hasTables, hasMedia }: PlaceFacts, isForced: boolean): string | null {
  if (shopSessions > 0) return 'A shop is running on this database: stop all its processes first.'
  if (isForced) return null
  if (hasTables) return 'The database is not empty; --force replaces everything in it.'
  return hasMedia ? 'The media folder is not empty; --force replaces everything in it.' : null
}
