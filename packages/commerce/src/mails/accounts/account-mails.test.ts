import { throttleLimits } from '@vonk/domain/throttle'
import { startModules } from '@vonk/module/testing'
import { createApi } from '@vonk/platform/http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putNotice } from '../../customers/index.ts'
import { confirmEmailChange, passwordRoutes } from '../../sessions/index.ts'
import { createStores } from '../../stores/index.ts'
import { createThrottles } from '../../throttles/index.ts'
import { redeemEmailToken } from '../email-tokens/single-use-tokens.ts'
import { type MailPorts, type MailTest, openMailTest } from '../testing.ts'
import { accountMailsModule } from './module.ts'
import { writeAccountMail } from './write-account-mail.ts'

let test: MailTest
let ports: MailPorts

beforeAll(async () => {
  test = await openMailTest()
  await test.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.nl', 'Zoë', 'Vries', 'nl'), (8, 'max@example.nl', 'Max', 'Moll', 'nl')`)
  ports = await test.addWorker()
  await startModules([accountMailsModule], ports)
})
afterAll(() => test.close())

async function setPassword(resetToken: string) {
  const { db, log } = ports
  const directory = await createStores({ db }).loadDirectory()
  const throttles = createThrottles({ db, limits: throttleLimits })
  const api = createApi({
    routes: passwordRoutes({ db, directory, throttles, sessions: { whoIs: async () => null } }),
    log,
  })
  const body = JSON.stringify({ email: 'zoe@example.nl', newPassword: 'Regen-boog-2', resetToken })
  const headers = { 'content-type': 'application/json' }
  return (await api.fetch(new Request('http://shop/api/user/create-password', { method: 'POST', headers, body })))
    .status
}

describe('accountMailsModule', () => {
  it('mails a link that sets a new password once, and tells of the new password', async () => {
    await putNotice(test.db, { customerId: 7, kind: 'password-reset', storeCode: 'rz_en' })

    await test.arrived('zoe@example.nl', 1)
    expect(test.mailsTo('zoe@example.nl')[0]?.headers.get('subject')).toBe('A new password for your Razz account')
    const link = /https:\S+\/reset-password\/?#\S+/.exec(test.textOf('zoe@example.nl'))?.[0] ?? ''
    const { hash } = new URL(link)
    const given = new URLSearchParams(hash.slice(1))
    expect(given.get('email')).toBe('zoe@example.nl')
    const token = given.get('token') ?? ''
    expect([await setPassword(token), await setPassword(token)]).toEqual([200, 400])

    await test.arrived('zoe@example.nl', 2)
    expect(test.mailsTo('zoe@example.nl')[1]?.headers.get('subject')).toBe('Je wachtwoord bij Vonk is gewijzigd')
  })

  it('tells the address an account had before', async () => {
    await putNotice(test.db, { customerId: 8, kind: 'email-changed', storeCode: 'de', recipient: 'old@example.nl' })

    await test.arrived('old@example.nl', 1)
    expect(test.textOf('old@example.nl')).toContain('Max')
    expect(test.mailsTo('max@example.nl')).toEqual([])
    expect((await test.db.execute(sql`select from account_notice`)).rows).toEqual([])
  })

  it('tells of a passkey that was added', async () => {
    await putNotice(test.db, { customerId: 8, kind: 'passkey-added', storeCode: 'de' })

    await test.arrived('max@example.nl', 1)
    expect(test.mailsTo('max@example.nl')[0]?.headers.get('subject')).toBe(
      'Deinem Konto bei Vonk wurde ein Passkey hinzugefügt',
    )
  })

  it('tells the address an account has now', async () => {
    await putNotice(test.db, { customerId: 8, kind: 'email-changed', storeCode: 'de' })

    const subjects = () => test.mailsTo('max@example.nl').map(({ headers }) => headers.get('subject'))
    await expect.poll(subjects, { timeout: 90_000 }).toContain('Das ist jetzt die E-Mail-Adresse deines Vonk-Kontos')
  })

  it('mails the link to the old address that sets the new one, and the link that proves whose account it is', async () => {
    const { db } = test
    await db.execute(sql`insert into email_change (customer_id, email, store_code) values (8, 'new@example.nl', 'en')`)
    const sent = test.mailsTo('max@example.nl').length
    await putNotice(db, { customerId: 8, kind: 'email-change-asked', storeCode: 'en' })
    await putNotice(db, { customerId: 8, kind: 'proof-link-security', storeCode: 'nl' })

    await test.arrived('max@example.nl', sent + 2)
    const texts = test.mailsTo('max@example.nl').map(({ parts }) => parts[0]?.content.toString('utf8') ?? '')
    const linkIn = (path: RegExp) =>
      texts.map((text) => path.exec(text)?.[1]).find((token) => token !== undefined) ?? ''
    expect(texts.join()).toContain('new@example.nl')
    const proof = linkIn(/\/my-account\/change-password\/?#proof=([\w-]+)/)
    expect(await redeemEmailToken(db, { purpose: 'account-proof', token: proof, now: new Date() })).toMatchObject({
      subject: 8,
    })
    const token = linkIn(/\/mail\/account\/confirm\/?#token=([\w-]+)/)
    expect(await confirmEmailChange(db, { token, now: new Date() })).toEqual({ ok: true, value: true })
    await test.arrived('new@example.nl', 1)
  })

  it('says nothing of a change that nobody wants any more', async () => {
    const sent = test.received.length
    await putNotice(test.db, { customerId: 8, kind: 'email-change-asked', storeCode: 'en' })
    const [notice] = (await test.db.execute<{ id: string }>(sql`select id from account_notice`)).rows
    await writeAccountMail(ports, Number(notice?.id ?? 0))

    expect((await test.db.execute(sql`select from account_notice`)).rows).toEqual([])
    expect(test.received).toHaveLength(sent)
  })

  it('writes nothing twice, and nothing to who is gone', async () => {
    await writeAccountMail(ports, 1)
    await writeAccountMail(ports, 999)

    expect((await test.db.execute(sql`select from mail`)).rows).toHaveLength(test.received.length)
  })
})
