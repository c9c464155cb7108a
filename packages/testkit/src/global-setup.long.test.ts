import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMemory } from './throw-away-folder.ts'

let temporary: string

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'vonk-setup-'))
  // The server runs as another user when the tests run as root.
  await chmod(temporary, 0o755)
})
afterEach(() => rm(temporary, { recursive: true, maxRetries: 5 }))

/** A test run of its own, that says the address of its server. */
async function startRun() {
  const program = `
    import { setup } from ${JSON.stringify(new URL('./global-setup.ts', import.meta.url).href)}
    await setup({ provide: (_, url) => console.log(url) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  })
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, url: String(url) }
}

const connect = async (connectionString: string) => {
  const client = new Client({ connectionString })
  await client.connect()
  await client.end()
}

/** The folder of one server among those that other runs have in memory at the same time. */
async function findData(url: string): Promise<string> {
  const parent = (await findMemory()) ?? temporary
  const folders = (await readdir(parent)).map((name) => join(parent, name))
  const passwords = await Promise.all(
    folders.map((folder) => readFile(join(folder, 'password'), 'utf8').catch(() => '')),
  )
  return String(folders[passwords.findIndex((password) => password.trim() === new URL(url).password)])
}

const leftovers = () => readdir(temporary)

describe('setup', () => {
  it('leaves nothing behind, not even when the run is killed', async () => {
    const { child, url } = await startRun()
    await connect(url)
    const data = await findData(url)
    expect(existsSync(data)).toBe(true)

    child.kill('SIGKILL')
    await once(child, 'exit')

    await expect.poll(leftovers).toEqual([])
    await expect.poll(() => existsSync(data)).toBe(false)
    await expect.poll(() => connect(url).catch(({ code }) => code)).toBe('ECONNREFUSED')
  })
})
