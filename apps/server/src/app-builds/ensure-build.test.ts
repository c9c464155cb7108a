import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ensureStorefrontBuild } from './ensure-build.ts'
import type { Build } from './run-build.ts'

const day = 24 * 60 * 60 * 1_000

async function write(root: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
}

async function newProject() {
  const root = await mkdtemp(join(tmpdir(), 'vonk project '))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await write(root, {
    'apps/storefront/app/root.tsx': 'one',
    'packages/domain/src/cart.ts': 'cart',
    'packages/contract/src/cart.ts': 'cart',
    'packages/client/src/call.ts': 'call',
    'packages/languages/nl/facts.ts': 'facts',
    'packages/ui/src/button.tsx': 'button',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'tsconfig.browser.json': '{}',
  })
  return root
}

/** A build whose only asset is named after the source, as a hash would do. */
function aBuild() {
  const build = vi.fn<Build>(async ({ root, output }) => {
    const source = await readFile(join(root, 'apps/storefront/app/root.tsx'), 'utf8')
    await write(output, {
      'client/assets/shared.js': 'shared',
      [`client/assets/root-${source}.js`]: source,
      'server/index.js': source,
    })
  })
  return build
}

function ensure(root: string, options: { build: Build; now?: number }) {
  return ensureStorefrontBuild({ root, onProgress: () => {}, build: options.build, now: () => options.now ?? 0 })
}

async function assets(root: string) {
  return (await readdir(join(root, 'apps/storefront/build/client/assets'))).sort()
}

async function served(root: string) {
  return readFile(join(root, 'apps/storefront/build/server/index.js'), 'utf8')
}

describe('ensureStorefrontBuild', () => {
  it('builds what is missing, and answers where it is', async () => {
    const root = await newProject()
    const build = aBuild()

    const folder = await ensure(root, { build })

    expect(folder).toBe(join(root, 'apps/storefront/build'))
    expect(await served(root)).toBe('one')
    expect((await readdir(folder)).sort()).toEqual(['client', 'server', 'stamp.json'])
  })

  it('does not build again what was built from the same sources', async () => {
    const root = await newProject()
    const build = aBuild()
    await ensure(root, { build })
    await write(root, {
      'apps/storefront/app/root.test.tsx': 'a test',
      'apps/storefront/.react-router/types/root.ts': 'generated',
      'apps/storefront/app/i18n/message-values.generated.ts': 'generated',
      'apps/storefront/node_modules/.vite/cache': 'cached',
    })

    await ensure(root, { build })

    expect(build).toHaveBeenCalledTimes(1)
  })

  it.each([
    'apps/storefront/app/root.tsx',
    'apps/storefront/vite.config.ts',
    'packages/domain/src/cart.ts',
    'packages/contract/package.json',
    'packages/client/src/call.ts',
    'packages/languages/nl/facts.ts',
    'package-lock.json',
  ])('builds again when %s changed', async (file) => {
    const root = await newProject()
    const build = aBuild()
    await ensure(root, { build })

    await write(root, { [file]: 'two' })
    await ensure(root, { build })

    expect(build).toHaveBeenCalledTimes(2)
  })

  it('builds again when the sources were edited during the build', async () => {
    const root = await newProject()
    const build = aBuild()
    await ensure(root, {
      build: async (job) => {
        await build(job)
        await write(root, { 'apps/storefront/app/root.tsx': 'two' })
      },
    })

    await ensure(root, { build })

    expect(await served(root)).toBe('two')
  })

  it('keeps serving the chunks of earlier builds for a week', async () => {
    const root = await newProject()
    const build = aBuild()
    for (const [source, now] of [
      ['one', 0],
      ['two', 30 * day],
      ['three', 36 * day],
    ] as const) {
      await write(root, { 'apps/storefront/app/root.tsx': source })
      await ensure(root, { build, now })
    }
    expect(await assets(root)).toEqual(['root-one.js', 'root-three.js', 'root-two.js', 'shared.js'])

    await write(root, { 'apps/storefront/app/root.tsx': 'four' })
    await ensure(root, { build, now: 38 * day })

    expect(await assets(root)).toEqual(['root-four.js', 'root-three.js', 'root-two.js', 'shared.js'])
  })

  it('leaves the old build in place when the new one fails, and says what the compiler said', async () => {
    const root = await newProject()
    const build = aBuild()
    await ensure(root, { build })
    await write(root, { 'apps/storefront/app/root.tsx': 'two' })

    const failing: Build = async ({ output }) => {
      await write(output, { 'client/assets/half.js': 'half' })
      throw new Error('a missing bracket')
    }
    await expect(ensure(root, { build: failing })).rejects.toThrow('a missing bracket')

    expect(await served(root)).toBe('one')
    expect(await readdir(join(root, 'apps/storefront/build'))).not.toContainEqual(expect.stringMatching(/^\./))
    await ensure(root, { build })
    expect(await served(root)).toBe('two')
  })

  it('does not take a build that went elsewhere for its own', async () => {
    const root = await newProject()

    await expect(ensure(root, { build: async () => {} })).rejects.toMatchObject({ name: 'BuildFailed' })
  })

  it('builds once when two processes ask at once', async () => {
    const root = await newProject()
    const build = aBuild()

    await Promise.all([ensure(root, { build }), ensure(root, { build })])

    expect(build).toHaveBeenCalledTimes(1)
  })

  it('builds afresh after it was killed in the middle', async () => {
    const root = await newProject()
    const program = `
      import { ensureStorefrontBuild } from ${JSON.stringify(import.meta.resolve('./ensure-build.ts'))}
      import { writeFileSync } from 'node:fs'
      await ensureStorefrontBuild({
        root: process.argv[1],
        onProgress: () => {},
        build: ({ output }) => { writeFileSync(output + '/half', ''); console.log('half'); return new Promise(() => setInterval(() => {}, 1000)) },
      })`
    const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module']
    const killed = spawn(process.execPath, [...flags, '-e', program, '--', root])
    await once(killed.stdout, 'data')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const lock = join(root, 'apps/storefront/build/.lock')
    expect(existsSync(lock)).toBe(true)
    // The lock is believed for some seconds; spare the test the wait.
    await utimes(lock, 0, 0)

    await ensure(root, { build: aBuild() })

    expect(await served(root)).toBe('one')
    expect((await readdir(join(root, 'apps/storefront/build'))).sort()).toEqual(['client', 'server', 'stamp.json'])
  })
})
