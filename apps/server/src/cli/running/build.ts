import { refuseArguments } from '@vonk/platform/command-line'
import { ensureDeskBuild, ensureStorefrontBuild } from '../../app-builds/index.ts'
import { projectRoot } from '../../config.ts'
import type { Command } from '../command.ts'

export const buildCommand: Command = {
  name: 'build',
  summary: 'builds storefront and desk ahead, so that a start finds them ready and needs no tools of developers',
  async run(args, { write }) {
    refuseArguments(args)
    const building = { root: projectRoot, onProgress: write }
    write(await ensureStorefrontBuild(building))
    write(await ensureDeskBuild(building))
    return 0
  },
}
