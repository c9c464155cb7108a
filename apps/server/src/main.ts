import { demoSeedOf } from './cli/seed-shop.ts'
import { loadConfig, projectRoot } from './config.ts'
import { exitWith } from './start/exit-with.ts'
import { runShop } from './start/run-shop.ts'

await exitWith(() => {
  const config = loadConfig()
  return runShop({
    config,
    root: projectRoot,
    write: (line) => process.stdout.write(`${line}\n`),
    isDevelopment: process.argv.includes('--dev'),
    seed: demoSeedOf(config),
  })
})
