import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup, NothingToBackUp } from '@vonk/platform/backup'
import { UsageError } from '@vonk/platform/command-line'
import { createS3Store, type ListedStore, StoreUnavailable } from '@vonk/platform/objects'
import type { Config } from '../../config.ts'
import type { Command } from '../command.ts'
import { withServer } from '../with-database.ts'

export const backupCommand: Command = {
  name: 'backup',
  summary: 'writes database and media to one file while the shop runs; in a folder it is named after the moment',
  usage: 'FILE|FOLDER [--without-pictures]',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'without-pictures': { type: 'boolean', default: false } },
    })
    const [wanted, ...others] = positionals
    if (!wanted || others.length > 0) throw new UsageError('Name one file or folder to write to.')
    const file = await fileFor(wanted)
    const { config, write } = terminal
    return withServer(terminal, async (server) => {
      try {
        await createBackup({
          ...server,
          file,
          media: values['without-pictures'] ? null : mediaOf(config),
          onProgress: (text) => write(`  … ${text}`),
        })
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          write(
            `The pictures cannot be read: ${error.message}. No backup was written; --without-pictures leaves them out.`,
          )
          return 1
        }
        if (!(error instanceof NothingToBackUp)) throw error
        write('There is no shop in this database.')
        return 1
      }
      if (values['without-pictures']) write('  … the pictures are not in the backup')
      const { size } = await stat(file)
      write(
        `The backup is in ${file} (${(size / 1_000_000).toFixed(1)} MB). Only you can read it: it holds personal data.`,
      )
      return 0
    })
  },
}

/** What is made of the pictures is left out: it can be made again. */
function mediaOf({ mediaBucket, mediaFolder }: Config): string | ListedStore {
  return mediaBucket ? createS3Store({ bucket: mediaBucket, prefix: `${mediaBucket.prefix}media/` }) : mediaFolder
}

async function fileFor(wanted: string): Promise<string> {
  const path = resolve(wanted)
  const facts = await stat(path).catch(() => null)
  if (!facts?.isDirectory() && !wanted.endsWith('/')) return path
  const moment = new Date().toISOString().replaceAll(/[:-]|\.\d+/g, '')
  return join(path, `vonk-${moment}.tar.gz`)
}
