import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inProject } from '../../tools/files/project-root.ts'

const { PATH, HOME } = process.env
// As the shops of tests do: half of a command's time is reading its code.
const NODE_COMPILE_CACHE = inProject('.data/compile-cache')

/** One command of the shop's keeper beside the running shop, as `npm run vonk -- …` runs it. */
export async function runCli(dataFolder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [inProject('apps/server/src/cli/main.ts'), ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, VONK_DATA: dataFolder },
  })
  return stdout
}
