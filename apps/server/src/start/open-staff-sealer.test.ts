import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addStaff } from '@vonk/staff'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aConfig } from '../testing.ts'
import { openStaffSealer, startStaffSealer } from './open-staff-sealer.ts'

let test: TestDatabase
let dataFolder: string
beforeEach(async () => {
  test = await openTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'vonk-sealer-'))
})
afterEach(async () => {
  await test.close()
  await rm(dataFolder, { recursive: true })
})

const secretsKey = new Uint8Array(32).fill(7)
const passwords = { hashPassword: async (password: string) => password }
const member = { email: 'anna@shop.example', name: 'Anna', role: 'editor' } as const

describe('startStaffSealer', () => {
  it('stops the start with words where what is encrypted cannot be read', async () => {
    const { log } = aLog()
    const sealer = await openStaffSealer({ secretsKey, dataFolder, databaseUrl: test.url })
    await addStaff({ db: test.db, passwords, sealer }, member)
    const start = (key: Uint8Array | undefined) =>
      startStaffSealer(test.db, { config: aConfig({ dataFolder, databaseUrl: test.url, secretsKey: key }), log })

    await expect(start(undefined)).rejects.toThrow(/anna@shop\.example .*Set VONK_SECRETS_KEY.*staff reset EMAIL/s)
    await expect(start(new Uint8Array(32).fill(8))).rejects.toThrow(/encrypted with a key that is not here/)
    expect(await start(secretsKey)).not.toBeNull()
  })

  it('goes on without a key beside a database that somebody brought along, and says what lies open', async () => {
    const { log, lines } = aLog()
    await addStaff({ db: test.db, passwords, sealer: null }, member)

    expect(await startStaffSealer(test.db, { config: aConfig({ dataFolder, databaseUrl: test.url }), log })).toBeNull()
    expect(JSON.stringify(lines)).toContain('set VONK_SECRETS_KEY')
  })

  it('makes a key beside the embedded database, which every process and the command line find', async () => {
    const sealer = await openStaffSealer({ secretsKey: undefined, dataFolder, databaseUrl: undefined })
    const sealed = sealer?.seal('secret') ?? ''
    const member = await openStaffSealer({ secretsKey: undefined, dataFolder, databaseUrl: test.url })

    expect(member?.open(sealed)).toBe('secret')
  })
})
