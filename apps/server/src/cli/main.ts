import { loadConfig, projectRoot } from '../config.ts'
import { exitWith } from '../start/exit-with.ts'
import { runCli } from './run-cli.ts'

await exitWith(() => runCli(process.argv.slice(2), { config: loadConfig(), root: projectRoot, write: console.log }))
