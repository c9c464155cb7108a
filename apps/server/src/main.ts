import { parseArgs } from 'node:util'

const help = `npm start      runs the shop: brings up what its role needs, serves until it is told to stop
npm run dev    the same from source, with hot reload

Neither takes arguments: settings are environment variables, listed in .env.example (PORT=4000 npm start).
Everything else is a command of its own: npm run vonk -- help`

const write = (line: string) => process.stdout.write(`${line}\n`)

const wanted = readArguments()
if (wanted === null || wanted.help) {
  write(help)
  process.exitCode = wanted ? 0 : 2
} else {
  await serve({ isDevelopment: wanted.dev })
}

/** The shop is loaded by whoever wants it to run. */
async function serve({ isDevelopment }: { isDevelopment: boolean }) {
  const [{ exitWith }, { runShop }, { loadConfig, projectRoot }, { demoSeedOf }] = await Promise.all([
    import('./start/exit-with.ts'),
    import('./start/run-shop.ts'),
    import('./config.ts'),
    import('./cli/catalogue/seed-shop.ts'),
  ])
  await exitWith(async () => {
    const config = loadConfig()
    return runShop({ config, root: projectRoot, write, isDevelopment, seed: demoSeedOf(config) })
  })
}

/** Null for arguments nobody knows. */
function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { dev: flag, help: { ...flag, short: 'h' } } }).values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n`)
    return null
  }
}
