import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'

const run = promisify(execFile)
const { VONK_TEST_BASE_IMAGE: base = 'docker.io/library/node:24-bookworm-slim' } = process.env
const name = `localhost/vonk-test-${process.pid}`
const mostMegabytesOverBase = 350
const patience = { timeout: 1_800_000 }

type Engine = { readonly command: string; readonly inspect: readonly string[]; readonly sizeFormat: readonly string[] }

const engines: readonly Engine[] = [
  { command: 'docker', inspect: ['image', 'inspect'], sizeFormat: ['image', 'inspect', '--format', '{{.Size}}'] },
  { command: 'podman', inspect: ['image', 'inspect'], sizeFormat: ['image', 'inspect', '--format', '{{.Size}}'] },
  { command: 'buildah', inspect: ['inspect', '--type', 'image'], sizeFormat: ['images', '--format', '{{.Size}}'] },
]

/** What can build an image here, and has the base or gets it: an engine that is not running does not count. */
async function findEngine(): Promise<Engine | null> {
  for (const engine of engines) {
    const { command, inspect } = engine
    if ((await succeeds(command, [...inspect, base])) || (await succeeds(command, ['pull', base]))) return engine
  }
  return null
}

function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  )
}

const engine = await findEngine()

async function measure({ command, sizeFormat }: Engine, image: string): Promise<number> {
  const { stdout } = await run(command, [...sizeFormat, image])
  const [, amount = '', unit = 'B'] = /^([\d.]+)\s*([kMG]?B)?/.exec(stdout.trim()) ?? []
  const bytes = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? Number.NaN
  return (Number(amount) * bytes) / 1e6
}

describe.skipIf(engine === null)('the image', () => {
  // Without an engine none of this runs.
  const found = engine ?? { command: '', inspect: [], sizeFormat: [] }

  it('is built, adds no more than it may to its base, and knows its own command line', patience, async () => {
    const build = found.command === 'buildah' ? ['bud', '--isolation', 'chroot'] : ['build']
    const options = ['--build-arg', `BASE=${base}`, '-f', 'deploy/Containerfile', '-t', name, '.']
    try {
      await run(found.command, [...build, ...options], { cwd: projectRoot, maxBuffer: 64e6 })

      expect((await measure(found, name)) - (await measure(found, base))).toBeLessThan(mostMegabytesOverBase)
      expect(await runInside(found, ['apps/server/src/cli/main.ts', 'help', 'serve'])).toContain('runs the shop')
    } finally {
      await run(found.command, ['rmi', '--force', name]).catch(() => {})
    }
  })
})

async function runInside({ command }: Engine, args: readonly string[]): Promise<string> {
  if (command !== 'buildah') return (await run(command, ['run', '--rm', name, ...args])).stdout
  const { stdout } = await run(command, ['from', name])
  const container = stdout.trim()
  try {
    return (await run(command, ['run', '--isolation', 'chroot', container, '--', 'node', ...args])).stdout
  } finally {
    await run(command, ['rm', container])
  }
}
