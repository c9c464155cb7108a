import { spawnSync } from 'node:child_process'
import { inProject } from '../files/project-root.ts'

export const run = (...args: string[]) => runWith({}, ...args)

export function runWith(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inProject('tools/test/main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}
