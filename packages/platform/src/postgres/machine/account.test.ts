import { chown, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newDataFolder } from '../testing/data-folder.ts'
import { chooseAccount, handOver } from './account.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

async function clusterOf(uid: number) {
  const folder = join(await newDataFolder(), 'cluster')
  await mkdir(join(folder, 'base'), { recursive: true })
  await writeFile(join(folder, 'base', 'table'), 'rows')
  await chown(folder, uid, uid)
  return folder
}

describe.runIf(isRoot)('chooseAccount, for root', () => {
  it('runs a new database as nobody', () => {
    expect(chooseAccount('/nowhere')).toEqual(nobody)
  })

  it('leaves a database to the user who has it', async () => {
    expect(chooseAccount(await clusterOf(1_234))).toEqual({ uid: 1_234, gid: 1_234 })
  })

  it('takes over a database that root has copied', async () => {
    const folder = await clusterOf(0)

    await handOver(folder, chooseAccount(folder))

    expect(await stat(folder)).toMatchObject(nobody)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await stat(join(folder, 'base', 'table'))).toMatchObject(nobody)
  })
})

describe('chooseAccount, for an ordinary user', () => {
  beforeEach(() => void vi.spyOn(process, 'getuid').mockReturnValue(process.getuid?.() || 1_234))
  afterEach(() => void vi.restoreAllMocks())

  it('runs the database as the same user', async () => {
    expect(chooseAccount(join(await newDataFolder(), 'cluster'))).toBeNull()
  })

  it('says who has the database when it is somebody else’s', () => {
    expect(() => chooseAccount('/etc')).toThrow('belongs to another user')
  })
})
