import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findSecretsKey, isSealed, openSealer, parseSecretsKey, UnreadableSecret } from './index.ts'

const key = new Uint8Array(32).fill(7)
const sealer = openSealer(key, 'totp')

describe('openSealer', () => {
  it('brings back what it has sealed, shows none of it, and never writes the same twice', () => {
    const [one, other] = [sealer.seal('JBSWY3DP'), sealer.seal('JBSWY3DP')]

    expect([sealer.open(one), sealer.open(other)]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
    expect(one).not.toBe(other)
    expect(one).not.toContain('JBSWY3DP')
    expect([isSealed(one), isSealed('JBSWY3DP')]).toEqual([true, false])
  })

  it('opens nothing of another key or purpose, and nothing that was changed or cut', () => {
    const sealed = sealer.seal('JBSWY3DP')
    const parts = sealed.split('.')
    const foreign = [
      openSealer(new Uint8Array(32).fill(8), 'totp').seal('JBSWY3DP'),
      openSealer(key, 'webhook').seal('JBSWY3DP'),
      [...parts.slice(0, 2), Buffer.from('AAAAAAAA').toString('base64url'), parts[3]].join('.'),
      [...parts.slice(0, 3), (parts[3] ?? '').slice(0, 6)].join('.'),
      ...[parts.slice(0, 3).join('.'), `${sealed}.`, sealed.replace('v1', 'v2'), 'v1.', '', 'JBSWY3DP'],
    ]
    for (const one of foreign) expect(() => sealer.open(one), one).toThrow(UnreadableSecret)
  })
})

describe('parseSecretsKey', () => {
  it('takes 32 bytes as they are usually written, and nothing else', () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(parseSecretsKey(` ${Buffer.from(key).toString(encoding)}\n`)).toEqual(Buffer.from(key))
    for (const wrong of ['', 'secret', 'a'.repeat(42), 'a'.repeat(63), 'z'.repeat(64)])
      expect(parseSecretsKey(wrong), wrong).toBeNull()
  })
})

describe('findSecretsKey', () => {
  let dataFolder: string
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'vonk-key-'))
  })
  afterEach(() => rm(dataFolder, { recursive: true }))

  it('makes one that only its owner can read, the same for all who ask at once', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => findSecretsKey({ dataFolder, mayCreate: true })))

    expect(new Set(asked.map((each) => Buffer.from(each ?? []).toString('hex'))).size).toBe(1)
    expect(asked[0]).toHaveLength(32)
    expect(await readdir(dataFolder)).toEqual(['secrets.key'])
    expect((await stat(join(dataFolder, 'secrets.key'))).mode & 0o777).toBe(0o600)
  })

  it('makes none where the folder may be another one tomorrow, and uses none that is broken', async () => {
    expect(await findSecretsKey({ dataFolder, mayCreate: false })).toBeNull()
    await writeFile(join(dataFolder, 'secrets.key'), 'half a k')
    await expect(findSecretsKey({ dataFolder, mayCreate: true })).rejects.toThrow(/put the right one there/)
  })
})
