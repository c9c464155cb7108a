import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

const tools = dirname(dirname(fileURLToPath(import.meta.url)))

/** Stands in for npm: notes that it ran, then does what the test asks; a good install brings a Node. */
const npm = `
  const { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
  appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n')
  rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('node_modules/.bin', { recursive: true })
  const finish = () => symlinkSync(process.execPath, 'node_modules/.bin/node')
  const behaviour = {
    works: finish,
    slow: () => setTimeout(finish, 800),
    hangs: () => setInterval(() => writeFileSync('node_modules/alive', String(Date.now())), 20),
    offline: () => { console.error('npm error code ENOTFOUND'); process.exitCode = 1 },
    breaks: () => { console.error('npm error code EUSAGE'); process.exitCode = 1 },
    'brings a broken node': () => writeFileSync('node_modules/.bin/node', 'not a program', { mode: 0o755 }),
  }
  behaviour[process.env.NPM_BEHAVIOUR || 'works']()
`

/** Stands in for the server: says what it was given, notes each signal, and drains for a moment on the first. */
const server = `
  import { appendFileSync } from 'node:fs'
  const facts: object = { args: process.argv.slice(2), cwd: process.cwd(), pid: process.pid, mode: process.env.NODE_ENV,
    flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX }
  const say = () => console.log(JSON.stringify(facts))
  if (process.argv.includes('--code')) say()
  if (process.argv.includes('--code')) process.exit(Number(process.argv.at(-1)))
  if (process.argv.includes('--crash')) process.kill(process.pid, 'SIGABRT')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      appendFileSync('signals.log', signal + '\\n')
      setTimeout(() => process.exit(0), 700)
    })
  }
  setInterval(() => {}, 1000)
  say()
`

async function newProject() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'vonk project ')))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const isSource = (path: string) => !path.endsWith('.test.ts')
  await cp(join(tools, 'bootstrap.js'), join(root, 'tools', 'bootstrap.js'))
  await cp(join(tools, 'bootstrap'), join(root, 'tools', 'bootstrap'), { recursive: true, filter: isSource })
  await mkdir(join(root, 'apps', 'server', 'src'), { recursive: true })
  const files = {
    'tools/package.json': '{ "type": "module" }',
    'apps/server/package.json': '{ "type": "module" }',
    'apps/server/src/main.ts': server,
    'package.json': '{ "workspaces": ["apps/*", "tools"] }',
    'package-lock.json': '{}',
    'npm-cli.js': npm,
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content)
  return root
}

type Run = { args?: string[]; npm?: string; env?: NodeJS.ProcessEnv; flags?: string[] }

function optionsOf(root: string, { npm: behaviour = 'works', env = {} }: Run) {
  const ignored = {
    npm_lifecycle_event: undefined,
    npm_node_execpath: undefined,
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
  }
  const npmCli = join(root, 'npm-cli.js')
  return { cwd: tmpdir(), env: { ...process.env, ...ignored, npm_execpath: npmCli, NPM_BEHAVIOUR: behaviour, ...env } }
}

function argumentsOf(root: string, { args = ['start', '--code', '0'], flags = [] }: Run) {
  return [...flags, join(root, 'tools', 'bootstrap.js'), ...args]
}

function run(root: string, how: Run = {}) {
  return spawnSync(process.execPath, argumentsOf(root, how), { ...optionsOf(root, how), encoding: 'utf8' })
}

function spawnRun(root: string, how: Run = {}) {
  const child = spawn(process.execPath, argumentsOf(root, how), optionsOf(root, how))
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function runningServer(child: ChildProcess) {
  if (!child.stdout) throw new Error('no output')
  const [line] = await once(child.stdout, 'data')
  return Number(JSON.parse(String(line)).pid)
}

async function installs(root: string) {
  const log = await readFile(join(root, 'npm.log'), 'utf8').catch(() => '')
  return log.split('\n').filter(Boolean)
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('bootstrap', () => {
  it('installs once, and again only when the lockfile or a package changed', async () => {
    const root = await newProject()

    const first = run(root)
    expect(first.status, first.stderr).toBe(0)
    expect(first.stderr).toMatch(/Installing packages …\nInstalled packages \(\d+ s\)/)
    expect(await installs(root)).toEqual(['ci --loglevel=error --include=dev'])

    expect(run(root).stderr).toBe('')
    expect(await installs(root)).toHaveLength(1)
    await writeFile(join(root, 'package-lock.json'), '{ "changed": true }')
    run(root)
    expect(await installs(root)).toHaveLength(2)
    await writeFile(join(root, 'apps', 'server', 'package.json'), '{ "type": "module", "changed": true }')
    run(root)
    expect(await installs(root)).toHaveLength(3)
  })

  it('runs the program in the root of the project, from any folder, with its arguments as they were given', async () => {
    const root = await newProject()

    const { stdout } = run(root, { args: ['start', 'two words', '$HOME', '--code', '0'] })

    expect(JSON.parse(stdout)).toMatchObject({
      args: ['two words', '$HOME', '--code', '0'],
      cwd: root,
      mode: 'production',
    })
  })

  it('starts a server so that it stays small', async () => {
    const { stdout } = run(await newProject())

    const { flags, arenas } = JSON.parse(stdout)
    expect({ flags, arenas }).toEqual({
      flags: expect.arrayContaining(['--max-semi-space-size=32']),
      arenas: '2',
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

  it.each([
    ['offline', /did not answer \(ENOTFOUND\)/],
    ['breaks', /EUSAGE\s+npm ci failed/],
  ])('says what is wrong when npm %s, and trusts nothing of it', async (behaviour, message) => {
    const root = await newProject()

    const failed = run(root, { npm: behaviour })

    expect(failed.status).toBe(1)
    expect(failed.stderr).toMatch(message)
    expect(failed.stdout).toBe('')
    expect(run(root).status).toBe(0)
    expect(await installs(root)).toHaveLength(2)
  })

  it('falls back to the running Node when the one that was installed does not run', async () => {
    const root = await newProject()

    const { status, stderr } = run(root, { npm: 'brings a broken node' })

    expect(status, stderr).toBe(0)
    expect(existsSync(join(root, 'node_modules', '.bin', 'node'))).toBe(false)
  })

  it('says which Node it needs when there is none', async () => {
    const root = await newProject()
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })`

    const { status, stderr } = run(root, {
      npm: 'brings a broken node',
      flags: ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`],
    })

    expect(status).toBe(1)
    expect(stderr).toContain('Install Node 24')
  })

  it('answers a Node that is far too old in one sentence', async () => {
    const root = await newProject()
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } })`

    const { status, stderr } = run(root, { flags: ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`] })

    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('Vonk needs Node 20 or newer')])
  })

  it('names the commands there are when it is given another', async () => {
    const { status, stderr } = run(await newProject(), { args: ['strat'] })

    expect(status).toBe(1)
    expect(stderr).toContain('Unknown command "strat". There are: start, dev, vonk, test')
  })

  it('ends as the program ends', async () => {
    const root = await newProject()

    expect(run(root, { args: ['start', '--code', '7'] }).status).toBe(7)
    expect(run(root, { args: ['start', '--crash'] }).signal).toBe('SIGABRT')
  })

  it('passes a Ctrl-C on once, however often it arrives, and waits for the drain', async () => {
    const root = await newProject()
    const child = spawnRun(root, { args: ['start'] })
    const pid = await runningServer(child)

    for (let times = 0; times < 3; times += 1) child.kill('SIGINT')
    const [code] = await once(child, 'exit')

    expect(code).toBe(0)
    expect(isAlive(pid)).toBe(false)
    expect(await readFile(join(root, 'signals.log'), 'utf8')).toBe('SIGINT\n')
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
