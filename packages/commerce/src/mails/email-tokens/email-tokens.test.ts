import { atOnce, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { EncryptJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { forgetOldTokens, issueEmailToken, redeemEmailToken } from './single-use-tokens.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const open = (subject: number, lifeDays = 7) =>
  issueEmailToken(test.db, { purpose: 'newsletter', subject, lifeDays, now })
const take = (token: string, at = now) => redeemEmailToken(test.db, { purpose: 'newsletter', token, now: at })

describe('redeemEmailToken', () => {
  it('says once that a link is good, and of what it is', async () => {
    const [link, other] = [await open(7), await open(8)]

    expect(await take(link)).toEqual({ subject: 7, state: 'good' })
    expect(await take(link)).toEqual({ subject: 7, state: 'used' })
    expect(await take(other)).toEqual({ subject: 8, state: 'good' })
  })

  it('is good for one of those who follow a link at once', async () => {
    const link = await open(7)
    const follow = () => test.db.transaction((tx) => redeemEmailToken(tx, { purpose: 'newsletter', token: link, now }))

    const taken = await atOnce(test.db, [follow, follow, follow])

    expect(taken.map((each) => each?.state).toSorted()).toEqual(['good', 'used', 'used'])
  })

  it('says when a link has expired, and uses it up no more', async () => {
    const link = await open(7)

    expect(await take(link, inDays(7))).toEqual({ subject: 7, state: 'expired' })
    expect(await take(link, inDays(6.9))).toEqual({ subject: 7, state: 'good' })
  })

  it('knows no link that was made up, changed or meant for something else', async () => {
    const link = await open(7)
    const elsewhere = await redeemEmailToken(test.db, { purpose: 'stock-alert', token: link, now })

    expect([elsewhere, await take(''), await take('x'), await take(link.slice(1))]).toEqual([null, null, null, null])
    expect(await take(link)).toEqual({ subject: 7, state: 'good' })
  })

  it('keeps nothing by which a link could be followed', async () => {
    const link = await open(7)

    const { rows } = await test.db.execute(sql`select * from mailed_link`)
    expect(JSON.stringify(rows)).not.toContain(link)
  })
})

describe('forgetOldTokens', () => {
  it('forgets links that have expired long ago', async () => {
    await test.db.execute(sql`delete from mailed_link`)
    const [old, kept] = [await open(1, -31), await open(2, -29)]

    expect(await forgetOldTokens(test.db)).toEqual({ links: 1 })
    expect([await take(old), await take(kept)]).toEqual([null, { subject: 2, state: 'expired' }])
  })
})

describe('createUnsubscribeTokens', () => {
  const secret = new Uint8Array(32).fill(7)
  const facts = z.object({ email: z.string() })
  const links = createUnsubscribeTokens({ secret, purpose: 'newsletter', facts })

  it('brings back what it has sealed, and shows it to nobody on the way', async () => {
    const token = await links.seal({ email: 'zoe@example.nl' })

    expect(await links.open(token)).toEqual({ email: 'zoe@example.nl' })
    expect(token).toMatch(/^[\w.-]{100,400}$/)
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    expect(parts.join(' ')).not.toContain('zoe')
  })

  it('opens nothing that was sealed elsewhere, for something else, long ago or with other facts', async () => {
    const token = await links.seal({ email: 'zoe@example.nl' })
    const seal = (claims: Record<string, string>, end: string) =>
      new EncryptJWT(claims)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience('newsletter')
        .setExpirationTime(end)
        .encrypt(secret)
    const refused = [
      await createUnsubscribeTokens({ secret: new Uint8Array(32).fill(8), purpose: 'newsletter', facts }).seal({
        email: 'a',
      }),
      await createUnsubscribeTokens({ secret, purpose: 'stock-alert', facts }).seal({ email: 'a' }),
      await seal({ email: 'zoe@example.nl' }, '-1 minute'),
      await seal({ mail: 'zoe@example.nl' }, '1 minute'),
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      token.slice(1),
      'x.y.z',
      '',
    ]

    expect(await Promise.all(refused.map(links.open))).toEqual(refused.map(() => null))
  })
})
