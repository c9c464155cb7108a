import { createServer } from 'node:net'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTransport, type MailTransport } from './mail-transport.ts'
import { putMail } from './put-mail.ts'
import { sendMails } from './send-mails.ts'
import { claimMail, findMails, forgetOldMails } from './store.ts'
import { aMail, openSmtpServer, type TestSmtpServer } from './testing.ts'

let test: TestDatabase
let open: { close(): unknown }[]

beforeEach(async () => {
  test = await openTestDatabase()
  open = []
})
afterEach(async () => {
  for (const each of open.reverse()) await each.close()
  await test.close()
})

async function startServer(options?: Parameters<typeof openSmtpServer>[0]): Promise<TestSmtpServer> {
  const server = await openSmtpServer(options)
  open.push(server)
  return server
}

function senderTo(url: string) {
  const { log, lines } = aLog()
  let transport: Promise<MailTransport> | null = null
  const openTransport = () => {
    transport ??= createTransport({ url, from: 'shop@vonk.example' })
    return transport
  }
  open.push({ close: async () => (await transport)?.close() })
  const send = () => sendMails({ db: test.db, log, openTransport }, new AbortController().signal)
  return { send, lines }
}

const statesOf = async () => (await findMails(test.db, { before: null, limit: 50 })).map(({ state }) => state)
const makeDue = () => test.db.execute(sql`update mail set due_at = now()`)

/** A port that nobody listens on. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

describe('sendMails', () => {
  it('brings a mail with its text, its HTML and its files to the mail server', async () => {
    const server = await startServer()
    const invoice = { fileName: 'factuur-2026-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-é') }
    await putMail(test.db, aMail({ subject: 'Bestelling bevestigd – dank je, Ζωή!', attachments: [invoice] }))

    await senderTo(server.url).send()

    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect([mail?.from, mail?.to]).toEqual(['shop@vonk.example', ['zoe@example.com']])
    expect(mail?.headers.get('subject')).toBe('Bestelling bevestigd – dank je, Ζωή!')
    expect(mail?.headers.get('from')).toBe('Vonk <shop@vonk.example>')
    expect(mail?.headers.get('to')).toBe('Zoë de Vries <zoe@example.com>')
    expect(mail?.parts.map(({ type, fileName, content }) => [type, fileName, content.toString('utf8').trim()])).toEqual(
      [
        ['text/plain', null, 'Dank je, Zoë'],
        ['text/html', null, '<p>Dank je, Zoë</p>'],
        ['application/pdf', 'factuur-2026-1.pdf', '%PDF-é'],
      ],
    )
    expect(await statesOf()).toEqual(['sent'])
  })

  it('sends one mail for one cause, however often it is put and however many send', async () => {
    const server = await startServer()
    for (const key of ['a', 'b', 'a', 'a', 'c']) await putMail(test.db, aMail({ key }))
    const [here, there] = [senderTo(server.url), senderTo(server.url)]

    await Promise.all([here.send(), there.send(), here.send()])
    await here.send()

    expect(server.mails).toHaveLength(3)
  })

  it('tries again when nobody answers, later and later, and sends the mail once somebody does', async () => {
    const port = await findFreePort()
    await putMail(test.db, aMail())
    const { send, lines } = senderTo(`smtp://127.0.0.1:${port}`)

    await send()
    await send()
    const pauses = async () =>
      (await findMails(test.db, { before: null, limit: 1 })).map(({ state, attempts, dueAt, lastError }) => ({
        state,
        attempts,
        lastError,
        isLater: dueAt.getTime() > Date.now(),
      }))
    expect(await pauses()).toEqual([{ state: 'waiting', attempts: 1, lastError: 'ESOCKET', isLater: true }])
    expect(JSON.stringify(lines)).not.toContain('zoe@')

    const server = await startServer({ port })
    await makeDue()
    await send()

    expect(server.mails).toHaveLength(1)
    expect(await statesOf()).toEqual(['sent'])
  })

  it('gives up at once what the mail server refuses for good, and not what it refuses for now', async () => {
    const refusing = (responseCode: number) =>
      Object.assign(new Error('no such user zoe@example.com'), { responseCode })
    const server = await startServer({
      onRecipient: (address) => (address.startsWith('gone') ? refusing(550) : refusing(451)),
    })
    await putMail(test.db, aMail({ key: 'gone', recipient: { address: 'gone@example.com', name: '' } }))
    await putMail(test.db, aMail({ key: 'full' }))
    const { send, lines } = senderTo(server.url)

    await send()

    const errors = (await findMails(test.db, { before: null, limit: 2 })).map(({ state, lastError }) => [
      state,
      lastError,
    ])
    expect(errors).toEqual([
      ['waiting', 'EENVELOPE 451'],
      ['refused', 'EENVELOPE 550'],
    ])
    expect(JSON.stringify(lines)).not.toContain('example.com')
  })

  it('takes over a mail whose process died, not one that is being sent', async () => {
    const server = await startServer()
    await putMail(test.db, aMail())
    await claimMail(test.db)

    await senderTo(server.url).send()
    expect(server.mails).toHaveLength(0)

    await makeDue()
    await senderTo(server.url).send()
    expect(server.mails).toHaveLength(1)
  })

  it('waits for the day a mail is meant for', async () => {
    const server = await startServer()
    await putMail(test.db, aMail({ dueAt: new Date(Date.now() + 86_400_000) }))

    await senderTo(server.url).send()

    expect([server.mails.length, await statesOf()]).toEqual([0, ['waiting']])
  })

  it('writes no header that somebody put into a name or a subject', async () => {
    const server = await startServer()
    const evil = 'Zoë\r\nBcc: all@example.com\r\n\r\nBody'
    await putMail(
      test.db,
      aMail({ subject: evil, senderName: evil, recipient: { address: 'zoe@example.com', name: evil } }),
    )

    await senderTo(server.url).send()

    expect(server.mails[0]?.to).toEqual(['zoe@example.com'])
    expect(server.mails[0]?.headers.has('bcc')).toBe(false)
    expect(server.mails[0]?.headers.get('subject')).toBe('Zoë Bcc: all@example.com Body')
  })

  it('tells mail programs where to unsubscribe with one press, in mails that can be unsubscribed from [NEWS-07]', async () => {
    const server = await startServer()
    const url = `https://vonk.example/one-click/newsletter/?token=${'x'.repeat(300)}`
    await putMail(test.db, aMail({ key: 'order' }))
    await putMail(test.db, aMail({ key: 'news', unsubscribeUrl: url }))

    await senderTo(server.url).send()

    const headers = server.mails.map((mail) => [
      mail.headers.get('list-unsubscribe'),
      mail.headers.get('list-unsubscribe-post'),
    ])
    expect(headers).toHaveLength(2)
    expect(headers).toContainEqual([undefined, undefined])
    expect(headers).toContainEqual([`<${url}>`, 'List-Unsubscribe=One-Click'])
  })

  it.each(['a@example.com, b@example.com', 'a@example.com\r\nRCPT TO:<b@example.com>', 'nobody', ''])(
    'sends nothing to what is not one address (%j)',
    async (address) => {
      const server = await startServer()
      await putMail(test.db, aMail({ recipient: { address, name: '' } }))

      await senderTo(server.url).send()

      expect([server.mails.length, await statesOf()]).toEqual([0, ['refused']])
    },
  )
})

describe('forgetOldMails', () => {
  it('deletes old mails with their files and keeps those that have still to be sent', async () => {
    const attachments = [{ fileName: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('a') }]
    const nextYear = new Date(Date.now() + 300 * 86_400_000)
    await putMail(test.db, aMail({ key: 'old', attachments }))
    await putMail(test.db, aMail({ key: 'meant for later', dueAt: nextYear }))
    await test.db.execute(
      sql`update mail set created_at = now() - interval '91 days', due_at = due_at - interval '91 days'`,
    )
    await putMail(test.db, aMail({ key: 'new' }))

    expect(await forgetOldMails(test.db, { olderThanDays: 90 })).toBe(1)

    const left = await findMails(test.db, { before: null, limit: 9 })
    expect(left.map(({ key }) => key)).toEqual(['new', 'meant for later'])
    expect((await test.db.execute(sql`select from mail_attachment`)).rowCount).toBe(0)
  })
})
