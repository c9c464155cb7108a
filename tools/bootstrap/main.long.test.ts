import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { installs, isAlive, newProject, optionsOf, run, runningServer, spawnRun } from './testing.ts'

describe('bootstrap', () => {
  it('starts a server so that it stays small', async () => {
    const { stdout } = run(await newProject())

    const { flags, arenas } = JSON.parse(stdout)
    expect({ flags, arenas }).toEqual({
      flags: expect.arrayContaining(['--max-semi-space-size=8']),
      arenas: '1',
    })
  })

  it('leaves a mode that is set alone, and sets none in development', async () => {
    const root = await newProject()

    const staging = run(root, { env: { NODE_ENV: 'staging' } })
    const development = run(root, { args: ['dev', '--code', '0'] })

    expect(JSON.parse(staging.stdout).mode).toBe('staging')
    expect(JSON.parse(development.stdout)).not.toHaveProperty('mode')
    expect(JSON.parse(development.stdout).args).toEqual(['--dev', '--code', '0'])
  })

  it('installs afresh after it was killed in the middle of it, and npm does not go on alone', async () => {
    const root = await newProject()
    const killed = spawnRun(root, { npm: 'hangs' })
    const sign = join(root, 'node_modules', 'alive')
    await vi.waitFor(() => expect(existsSync(sign)).toBe(true), { timeout: 30_000 })
    killed.kill('SIGKILL')
    await once(killed, 'exit')

    const next = run(root)

    expect(next.status, next.stderr).toBe(0)
    expect(await installs(root)).toHaveLength(2)
    expect(existsSync(sign)).toBe(false)
  })

  it('installs once when two are started together', async () => {
    const root = await newProject()
    const both = [spawnRun(root, { npm: 'slow' }), spawnRun(root, { npm: 'slow' })]

    const outcomes = await Promise.all(
      both.map(async (child) => ({
        errors: await text(child.stderr),
        code: child.exitCode ?? (await once(child, 'exit'))[0],
      })),
    )

    expect(outcomes).toMatchObject([{ code: 0 }, { code: 0 }])
    expect(outcomes.filter(({ errors }) => errors.includes('Another start is installing'))).toHaveLength(1)
    expect(await installs(root)).toHaveLength(1)
  })

  it('goes on when several are started together and the Node that was installed does not run here', async () => {
    const root = await newProject()
    const both = Array.from({ length: 4 }, () => spawnRun(root, { npm: 'brings a broken node' }))

    const codes = await Promise.all(both.map(async (child) => child.exitCode ?? (await once(child, 'exit'))[0]))

    expect(codes).toEqual([0, 0, 0, 0])
  })

  it('takes over the lock of a process that is gone, also when its pid was given to another', async () => {
    const root = await newProject()
    await mkdir(join(root, '.data'))
    await writeFile(join(root, '.data', 'install.lock'), `elsewhere ${process.pid} 1`)

    expect(run(root).status).toBe(0)
  })

  it('falls back to the running Node when the one that was installed does not run', async () => {
    const root = await newProject()

    const { status, stderr } = run(root, { npm: 'brings a broken node' })

    expect(status, stderr).toBe(0)
    expect(existsSync(join(root, 'node_modules', '.bin', 'node'))).toBe(false)
  })

  it('answers a Node that is far too old in one sentence', async () => {
    const root = await newProject()
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } })`

    const { status, stderr } = run(root, { flags: ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`] })

    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('Vonk needs Node 20 or newer')])
  })

  it('ends as the program ends', async () => {
    const root = await newProject()

    expect(run(root, { args: ['start', '--code', '7'] }).status).toBe(7)
    expect(run(root, { args: ['start', '--crash'] }).signal).toBe('SIGABRT')
  })

  it.each(['SIGTERM', 'SIGHUP'] as const)('passes on %s', async (signal) => {
    const root = await newProject()
    const child = spawnRun(root, { args: ['start'] })
    await runningServer(child)

    child.kill(signal)
    await once(child, 'exit')

    expect(await readFile(join(root, 'signals.log'), 'utf8')).toBe(`${signal}\n`)
  })

  it('lets the program drain and end when it is itself killed', async () => {
    const root = await newProject()
    const child = spawnRun(root, { args: ['start'] })
    const pid = await runningServer(child)

    child.kill('SIGKILL')

    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
    expect(await readFile(join(root, 'signals.log'), 'utf8')).toBe('SIGTERM\n')
  })

  it.runIf(process.platform === 'linux').each([
    ['directly', (command: string) => `exec ${command}`],
    ['through a shell', (command: string) => `${command}; true`],
  ])('ends when npm, which started it %s, is killed', async (_, wrap) => {
    const root = await newProject()
    run(root)
    const command = wrap(`'${process.execPath}' '${join(root, 'tools', 'bootstrap.js')}' start`)
    const script = `require('node:child_process').spawn(${JSON.stringify(command)}, { shell: true, stdio: 'inherit' })`
    const launcher = spawn(process.execPath, ['-e', script], optionsOf(root, { env: { npm_lifecycle_event: 'start' } }))
    const pid = await runningServer(launcher)

    launcher.kill('SIGKILL')

    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
  })
})
