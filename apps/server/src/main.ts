import { loadConfig, projectRoot } from './config.ts'
import { exitWith } from './start/exit-with.ts'
import { runShop } from './start/run-shop.ts'

await exitWith(() =>
  runShop({
    config: loadConfig(),
    root: projectRoot,
    write: (line) => process.stdout.write(`${line}\n`),
    isDevelopment: process.argv.includes('--dev'),
  }),
)
