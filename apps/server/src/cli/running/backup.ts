import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup, NothingToBackUp } from '@vonk/platform/backup'
import { type Command, UsageError } from '../command.ts'
import { withServer } from '../with-database.ts'

export const backupCommand: Command = {
  name: 'backup',
  summary: 'writes database and media to one file while the shop runs; in a folder it is named after the moment',
  usage: 'FILE|FOLDER',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    const [wanted, ...others] = positionals
    if (!wanted || others.length > 0) throw new UsageError('Name one file or folder to write to.')
    const file = await fileFor(wanted)
    const { config, write } = terminal
    return withServer(terminal, async (server) => {
      try {
        await createBackup({
          ...server,
          file,
          mediaFolder: config.mediaBucket ? null : config.mediaFolder,
          onProgress: (text) => write(`  … ${text}`),
        })
      } catch (error) {
        if (!(error instanceof NothingToBackUp)) throw error
        write('There is no shop in this database.')
        return 1
      }
      if (config.mediaBucket)
        write(`  … the pictures are in the bucket ${config.mediaBucket.bucket}, not in the backup`)
      const { size } = await stat(file)
      write(
        `The backup is in ${file} (${(size / 1_000_000).toFixed(1)} MB). Only you can read it: it holds personal data.`,
      )
      return 0
    })
  },
}

async function fileFor(wanted: string): Promise<string> {
  const path = resolve(wanted)
  const facts = await stat(path).catch(() => null)
  if (!facts?.isDirectory() && !wanted.endsWith('/')) return path
  const moment = new Date().toISOString().replaceAll(/[:-]|\.\d+/g, '')
  return join(path, `vonk-${moment}.tar.gz`)
}
