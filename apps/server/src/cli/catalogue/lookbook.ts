import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'

export const lookbookCommand: Command = {
  name: 'lookbook',
  summary: 'draws contact sheets of the demo label: garments, categories and the brands’ own art',
  usage: '[--folder FOLDER] [--only TEXT]',
  async run(args, { config, write }) {
    const { values } = parseArgs({
      args: [...args],
      options: { folder: { type: 'string' }, only: { type: 'string' } },
    })
    // The illustrator and its rasteriser are loaded only by whoever asks for pictures.
    const { writeLookbook } = await import('@vonk/demo')
    await writeLookbook({
      folder: values.folder ?? join(config.dataFolder, 'lookbook'),
      today: new Date().toISOString().slice(0, 10),
      onSheet: write,
      ...(values.only !== undefined && { only: values.only }),
    })
    return 0
  },
}
