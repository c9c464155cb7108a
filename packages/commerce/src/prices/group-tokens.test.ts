import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createGroupTokens } from './group-tokens.ts'

const secret = new Uint8Array(32).fill(7)
const tokens = createGroupTokens(secret)

describe('createGroupTokens', () => {
  it('proves the group of a customer [PRICE-23]', async () => {
    expect(await tokens.verify(await tokens.sign({ groupId: 2, customerId: 9 }))).toBe(2)
  })

  it('takes nothing that somebody else signed, that is not signed at all, or that has expired', async () => {
    const signed = await createGroupTokens(new Uint8Array(32).fill(8)).sign({ groupId: 2, customerId: 9 })
    const old = await new SignJWT({ group_id: 2 })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('-1 minute')
      .sign(secret)
    const [, claims] = (await tokens.sign({ groupId: 2, customerId: 9 })).split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`

    expect(await Promise.all([signed, old, unsigned, '', 'x.y.z'].map(tokens.verify))).toEqual(Array(5).fill(null))
  })

  it('takes no group that is not a number', async () => {
    const strange = await new SignJWT({ group_id: '2' }).setProtectedHeader({ alg: 'HS256' }).sign(secret)

    expect(await tokens.verify(strange)).toBeNull()
  })
})
