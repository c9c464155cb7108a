import { putNotice } from '@vonk/commerce/customers'
import { redeemEmailToken } from '@vonk/commerce/email-tokens'
import { confirmEmailChange, passwordRoutes } from '@vonk/commerce/sessions'
import { createStores } from '@vonk/commerce/stores'
import { createThrottles } from '@vonk/commerce/throttles'
import { throttleLimits } from '@vonk/domain/throttle'
import { startModules } from '@vonk/module/testing'
import { createApi } from '@vonk/platform/http'
import { createJobs, type Jobs } from '@vonk/platform/jobs'
import { type MailSender, startMailSender } from '@vonk/platform/mail'
import { openSmtpServer, type TestSmtpServer } from '@vonk/platform/mail/testing'
import { createOutbox, type Outbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountMailsModule } from './account-mails.ts'
import { writeAccountMail } from './write-account-mail.ts'

let test: TestDatabase
let server: TestSmtpServer
let jobs: Jobs
let outbox: Outbox
let mails: MailSender
const { log } = aLog()
const site = { protocol: 'https:', port: '' }

beforeAll(async () => {
  // Loading them takes longer than a busy machine should be waited for below.
  await import('@vonk/messages/mails')
  test = await openTestDatabase()
  server = await openSmtpServer()
  await createStores({ db: test.db }).seed()
  await test.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.nl', 'Zoë', 'Vries', 'nl'), (8, 'max@example.nl', 'Max', 'Moll', 'nl')`)
  jobs = await createJobs({ url: test.url, log, isWorker: true })
  outbox = createOutbox({ db: test.db, url: test.url, log })
  mails = await startMailSender({ db: test.db, jobs, smtp: { url: server.url, from: 'shop@vonk.example' }, log })
  await startModules([accountMailsModule], { db: test.db, log, jobs, outbox, mails, site })
})
afterAll(async () => {
  await Promise.all([jobs.stop(), outbox.close()])
  await mails.close()
  await server.close()
  await test.close()
})

const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address))
const textOf = (address: string) => mailsTo(address)[0]?.parts[0]?.content.toString('utf8') ?? ''

async function setPassword(resetToken: string) {
  const { db } = test
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

    await expect.poll(() => mailsTo('zoe@example.nl').length, { timeout: 90_000 }).toBe(1)
    expect(mailsTo('zoe@example.nl')[0]?.headers.get('subject')).toBe('A new password for your Razz account')
    const link = /https:\S+\/reset-password\/?#\S+/.exec(textOf('zoe@example.nl'))?.[0] ?? ''
    const { hash } = new URL(link)
    const given = new URLSearchParams(hash.slice(1))
    expect(given.get('email')).toBe('zoe@example.nl')
    const token = given.get('token') ?? ''
    expect([await setPassword(token), await setPassword(token)]).toEqual([200, 400])

    await expect.poll(() => mailsTo('zoe@example.nl').length, { timeout: 90_000 }).toBe(2)
    expect(mailsTo('zoe@example.nl')[1]?.headers.get('subject')).toBe('Je wachtwoord bij Vonk is gewijzigd')
  })

  it('tells the address an account had before', async () => {
    await putNotice(test.db, { customerId: 8, kind: 'email-changed', storeCode: 'de', recipient: 'old@example.nl' })

    await expect.poll(() => mailsTo('old@example.nl').length, { timeout: 90_000 }).toBe(1)
    expect(textOf('old@example.nl')).toContain('Max')
    expect(mailsTo('max@example.nl')).toEqual([])
    expect((await test.db.execute(sql`select from account_notice`)).rows).toEqual([])
  })

  it('tells of a passkey that was added', async () => {
    await putNotice(test.db, { customerId: 8, kind: 'passkey-added', storeCode: 'de' })

    await expect.poll(() => mailsTo('max@example.nl').length, { timeout: 90_000 }).toBe(1)
    expect(mailsTo('max@example.nl')[0]?.headers.get('subject')).toBe(
      'Deinem Konto bei Vonk wurde ein Passkey hinzugefügt',
    )
  })

  it('tells the address an account has now', async () => {
    await putNotice(test.db, { customerId: 8, kind: 'email-changed', storeCode: 'de' })

    const subjects = () => mailsTo('max@example.nl').map(({ headers }) => headers.get('subject'))
    await expect.poll(subjects, { timeout: 90_000 }).toContain('Das ist jetzt die E-Mail-Adresse deines Vonk-Kontos')
  })

  it('mails the link to the old address that sets the new one, and the link that proves whose account it is', async () => {
    const { db } = test
    await db.execute(sql`insert into email_change (customer_id, email, store_code) values (8, 'new@example.nl', 'en')`)
    const sent = mailsTo('max@example.nl').length
    await putNotice(db, { customerId: 8, kind: 'email-change-asked', storeCode: 'en' })
    await putNotice(db, { customerId: 8, kind: 'proof-link-security', storeCode: 'nl' })

    await expect.poll(() => mailsTo('max@example.nl').length, { timeout: 90_000 }).toBe(sent + 2)
    const texts = mailsTo('max@example.nl').map(({ parts }) => parts[0]?.content.toString('utf8') ?? '')
    const linkIn = (path: RegExp) =>
      texts.map((text) => path.exec(text)?.[1]).find((token) => token !== undefined) ?? ''
    expect(texts.join()).toContain('new@example.nl')
    const proof = linkIn(/\/my-account\/change-password\/?#proof=([\w-]+)/)
    expect(await redeemEmailToken(db, { purpose: 'account-proof', token: proof, now: new Date() })).toMatchObject({
      subject: 8,
    })
    const token = linkIn(/\/mail\/account\/confirm\/?#token=([\w-]+)/)
    expect(await confirmEmailChange(db, { token, now: new Date() })).toEqual({ ok: true, value: true })
    await expect.poll(() => mailsTo('new@example.nl').length, { timeout: 90_000 }).toBe(1)
  })

  it('says nothing of a change that nobody wants any more', async () => {
    const sent = server.mails.length
    await putNotice(test.db, { customerId: 8, kind: 'email-change-asked', storeCode: 'en' })
    const [notice] = (await test.db.execute<{ id: string }>(sql`select id from account_notice`)).rows
    await writeAccountMail({ db: test.db, mails, site }, Number(notice?.id ?? 0))

    expect((await test.db.execute(sql`select from account_notice`)).rows).toEqual([])
    expect(server.mails).toHaveLength(sent)
  })

  it('writes nothing twice, and nothing to who is gone', async () => {
    await writeAccountMail({ db: test.db, mails, site }, 1)
    await writeAccountMail({ db: test.db, mails, site }, 999)

    expect((await test.db.execute(sql`select from mail`)).rows).toHaveLength(server.mails.length)
  })
})
