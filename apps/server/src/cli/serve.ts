import { runShop } from '../start/run-shop.ts'
import type { Command } from './command.ts'
import { demoSeedOf } from './seed-shop.ts'

export const serveCommand: Command = {
  name: 'serve',
  summary: 'runs the shop, as npm start does',
  run: (_args, { config, root, write }) =>
    runShop({ config, root, write, isDevelopment: false, seed: demoSeedOf(config) }),
}
