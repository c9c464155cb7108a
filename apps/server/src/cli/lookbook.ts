import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command } from './command.ts'

export const lookbookCommand: Command = {
  name: 'lookbook',
  summary: 'draws contact sheets of the demo label, one per garment',
  usage: '[--folder FOLDER]',
  async run(args, { config, write }) {
    const { values } = parseArgs({ args: [...args], options: { folder: { type: 'string' } } })
    // The illustrator and its rasteriser are loaded only by whoever asks for pictures.
    const { writeLookbook } = await import('@vonk/demo')
    await writeLookbook({ folder: values.folder ?? join(config.dataFolder, 'lookbook'), onSheet: write })
    return 0
  },
}
