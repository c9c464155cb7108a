import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLog, openTestDatabase } from '@vonk/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Config, projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { explainFailure } from './exit-with.ts'
import { createProgress } from './progress.ts'
import { startShop } from './start-shop.ts'

/** What whoever starts the shop like this reads. */
async function readFailure(config: Partial<Config>): Promise<string> {
  const { log } = aLog()
  const progress = createProgress(() => {})
  const start = startShop({
    config: aConfig({ role: 'api', ...config }),
    root: projectRoot,
    log,
    progress,
    isDevelopment: false,
  })
  return start.then(
    () => 'it started',
    (error) => explainFailure(error),
  )
}

describe('explainFailure', () => {
  it('says what is wrong with the database of the settings, and not its password', async () => {
    const { url, close } = await openTestDatabase()
    onTestFinished(close)
    const change = (part: Partial<Record<'pathname' | 'password' | 'username' | 'port' | 'hostname', string>>) =>
      readFailure({ databaseUrl: Object.assign(new URL(url), part).href })
    const { host, username, password } = new URL(url)

    expect(await change({ pathname: '/nowhere' })).toBe(
      `The database server ${host} has no database "nowhere". Create it, or correct DATABASE_URL.`,
    )
    expect(await change({ password: 'hunter2' })).toContain(
      `The database server ${host} refuses the user "${username}"`,
    )
    expect(await change({ username: 'stranger', password: 'hunter2' })).toContain('refuses the user "stranger"')
    expect(await change({ port: '1' })).toBe(
      'The database server 127.0.0.1:1 cannot be reached (ECONNREFUSED). Is DATABASE_URL right?',
    )
    expect(await change({ hostname: 'nowhere.invalid' })).toMatch(/^The database server nowhere\.invalid:\d+ cannot be/)
    const all = await Promise.all([change({ port: '1' }), change({ password: 'hunter2' })])
    for (const sentence of all) expect(sentence).not.toMatch(new RegExp(`hunter2|${password}|\\n`))
  })

  it('says in one sentence that a disk is full, wherever a write has met its end', () => {
    const written = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const refused = Object.assign(new Error('could not extend file'), { code: '53100' })
    const query = new Error('Failed query: insert into catalogue_product …', { cause: refused })

    expect(explainFailure(written)).toBe(
      'There is no room left on the disk (ENOSPC). What was begun is not finished: make room and start it again.',
    )
    expect(explainFailure(query)).toMatch(/^There is no room left on the disk of the database \(53100\)\. .*again\.$/)
    expect(explainFailure(new Error('a fault', { cause: new Error('of ours') }))).toContain('at ')
  })

  it('says what is wrong with the data folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-exit-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'file'), '')

    expect(await readFailure({ dataFolder: join(folder, 'file') })).toBe(
      `${join(folder, 'file', 'postgres')} cannot be used: a part of its path is a file (ENOTDIR, mkdir).`,
    )
    expect(await readFailure({ dataFolder: '/proc/vonk' })).toBe(
      '/proc/vonk cannot be used: no folder can be made there (ENOENT, mkdir).',
    )
    const readOnly = Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'mkdir', path: '/ro/.data/postgres' })
    expect(explainFailure(readOnly)).toBe(
      '/ro/.data/postgres cannot be used: it lies on a disk that can only be read (EROFS, mkdir).',
    )
  })

  it('says what is wrong with the address to listen on', async () => {
    expect(await readFailure({ host: '192.0.2.1' })).toBe('The address 192.0.2.1 is none of this machine')
    expect(await readFailure({ host: 'nowhere.invalid' })).toMatch(/called nowhere\.invalid$/)
  })

  it('shows where a failure comes from that nobody has foreseen', () => {
    expect(explainFailure(new RangeError('too far'))).toMatch(/^RangeError: too far\n\s*at /)
  })
})
