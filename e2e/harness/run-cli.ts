import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inProject } from '../../tools/files/project-root.ts'

const { PATH, HOME } = process.env

/** One command of the shop's keeper beside the running shop, as `npm run vonk -- …` runs it. */
export async function runCli(dataFolder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [inProject('apps/server/src/cli/main.ts'), ...args], {
    env: { PATH, HOME, VONK_DATA: dataFolder },
  })
  return stdout
}
