import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../find-free-port.ts'
import { createThrowAwayFolder } from '../throw-away-folder.ts'
import { buildStoreProgram } from './store-program.ts'

export type TestBucket = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type TestObjectStore = {
  readonly bucket: TestBucket
  /** As a machine that loses its power. */
  kill(): Promise<void>
  /** Resolves when it answers. */
  start(): Promise<void>
  stop(): Promise<void>
}

const PATIENCE_MS = 60_000

/** A server of an object store on this machine, with its objects in a folder that goes with it. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const program = await buildStoreProgram()
  const folder = await createThrowAwayFolder()
  for (const name of ['objects/shop', 'facts']) await mkdir(join(folder.path, name), { recursive: true })
  const address = `127.0.0.1:${await findFreePort()}`
  const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
  const bucket: TestBucket = { endpoint: `http://${address}`, bucket: 'shop', region: 'eu-west-1', ...keys }
  const serve = [...['--port', address], ...['--region', bucket.region], '--quiet']
  const posix = ['posix', '--sidecar', join(folder.path, 'facts'), join(folder.path, 'objects')]
  const env = { ROOT_ACCESS_KEY: keys.accessKeyId, ROOT_SECRET_KEY: keys.secretAccessKey }
  let child: ChildProcess | null = null

  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null

  async function start(): Promise<void> {
    if (isRunning()) return
    child = spawn(program, [...serve, ...posix], { env, stdio: ['ignore', 'ignore', 'ignore'] })
    await waitFor(bucket.endpoint, child)
  }
  async function kill(): Promise<void> {
    if (!child || !isRunning()) return
    const ending = child
    child = null
    const gone = once(ending, 'exit')
    ending.kill('SIGKILL')
    await gone
  }
  await start()
  return { bucket, start, kill, stop: () => kill().then(folder.remove) }
}

async function waitFor(endpoint: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(endpoint).catch(() => null)
    await answer?.body?.cancel()
    if (answer) return
    await pause(50)
  }
  throw new Error(`the object store did not answer; it ended with ${child.exitCode}`)
}
