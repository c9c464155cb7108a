import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('hashPassword', () => {
  it('makes an argon2id hash of the agreed cost, another one each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Zon-en-maan-1'), hashPassword('Zon-en-maan-1')])

    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(other).not.toBe(one)
  })

  it('makes the same hash of the same password and salt', async () => {
    const salt = new TextEncoder().encode('sixteen bytes ok')

    expect(await hashPassword('Zon-en-maan-1', { salt })).toBe(await hashPassword('Zon-en-maan-1', { salt }))
  })
})

describe('verifyPassword', () => {
  it('knows the right password from any other, to the letter', async () => {
    const stored = await hashPassword('Zon-en-maan-1')

    expect(await verifyPassword(stored, 'Zon-en-maan-1')).toBe(true)
    expect(await verifyPassword(stored, 'zon-en-maan-1')).toBe(false)
    expect(await verifyPassword(stored, '')).toBe(false)
  })

  it('lets nobody in where there is no password, not even with the one it compares with', async () => {
    expect(await verifyPassword(null, 'nobody')).toBe(false)
    expect(await verifyPassword(null, '')).toBe(false)
  })
})
