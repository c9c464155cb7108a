import { loadConfig, projectRoot } from '../config.ts'
import { exitWith } from '../start/exit-with.ts'
import { runMember } from './run-member.ts'

// A terminal, and many a supervisor, tell every process of a group to stop; the primary process tells its members when it is time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => {})

await exitWith(async () => runMember({ config: loadConfig(), root: projectRoot }))
// The channel to the primary process would keep this one alive.
process.exit()
