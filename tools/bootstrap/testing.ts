import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

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

export async function newProject() {
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

export function optionsOf(root: string, { npm: behaviour = 'works', env = {} }: Run) {
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

export function run(root: string, how: Run = {}) {
  return spawnSync(process.execPath, argumentsOf(root, how), { ...optionsOf(root, how), encoding: 'utf8' })
}

export function spawnRun(root: string, how: Run = {}) {
  const child = spawn(process.execPath, argumentsOf(root, how), optionsOf(root, how))
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export async function runningServer(child: ChildProcess) {
  if (!child.stdout) throw new Error('no output')
  const [line] = await once(child.stdout, 'data')
  return Number(JSON.parse(String(line)).pid)
}

export async function installs(root: string) {
  const log = await readFile(join(root, 'npm.log'), 'utf8').catch(() => '')
  return log.split('\n').filter(Boolean)
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
