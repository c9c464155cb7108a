import { loadConfig, projectRoot } from '../config.ts'
import { exitWith } from '../start/exit-with.ts'
import { openOutput } from './open-output.ts'
import { runCli } from './run-cli.ts'

const output = openOutput(process.stdout)
await exitWith(() => runCli(process.argv.slice(2), { ...output, config: loadConfig(), root: projectRoot }))
