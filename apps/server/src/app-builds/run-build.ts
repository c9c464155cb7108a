import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { BuildFailed } from './build-failed.ts'

const keptOutput = 4_000

/** Builds an app's sources into the given folder. */
export type Build = (job: { readonly root: string; readonly output: string }) => Promise<void>

/** React Router's own build; its configuration takes the output folder from VONK_BUILD_FOLDER. */
export const buildWithReactRouter: Build = ({ root, output }) =>
  runBuild({
    command: [process.execPath, join(root, 'node_modules/.bin/react-router'), 'build'],
    cwd: join(root, 'apps/storefront'),
    output,
  })

/** Vite's own build of the desk, whose configuration does the same. */
export const buildWithVite: Build = ({ root, output }) =>
  runBuild({
    command: [process.execPath, join(root, 'node_modules/.bin/vite'), 'build'],
    cwd: join(root, 'apps/desk'),
    output,
  })

/** Runs a build command that is told by VONK_BUILD_FOLDER where to write. */
export async function runBuild({ command, cwd, output }: { command: string[]; cwd: string; output: string }) {
  // Set by env(1), which leaves all other variables as they are; a shop under test must not build a test version.
  const variables = [`VONK_BUILD_FOLDER=${output}`, 'NODE_ENV=production']
  const child = spawn('env', [...variables, ...command], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => void child.kill()
  process.once('exit', end)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-keptOutput)
    })
  }
  const [code] = await once(child, 'close')
  process.off('exit', end)
  if (code !== 0) throw new BuildFailed(`${basename(cwd)} could not be built:\n${said.trim()}`)
}
