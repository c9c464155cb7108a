import { refuseArguments } from '@vonk/platform/command-line'
import { runShop } from '../../start/run-shop.ts'
import { demoSeedOf } from '../catalogue/seed-shop.ts'
import type { Command } from '../command.ts'

export const serveCommand: Command = {
  name: 'serve',
  summary: 'runs the shop, as npm start does',
  async run(args, { config, root, write }) {
    refuseArguments(args)
    return runShop({ config, root, write, isDevelopment: false, seed: demoSeedOf(config) })
  },
}
