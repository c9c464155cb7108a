import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperatorSite, createReadiness, createSite } from '../../http/index.ts'
import { createLog } from '../../log/index.ts'
import { createMetrics } from '../../metrics/index.ts'
import { putMail } from '../put-mail.ts'
import { aMail } from '../testing.ts'
import { createMailbox } from './create-mailbox.ts'

let test: TestDatabase
const token = 'a-token-of-the-operators'

beforeAll(async () => {
  test = await openTestDatabase()
  const attachments = [{ fileName: 'Rechnung ü.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }]
  const html = '<p>Hello</p><script>steal()</script>'
  await putMail(test.db, aMail({ key: '1', subject: '<b>Hello</b>', html, attachments }))
  for (let mail = 2; mail <= 51; mail += 1)
    await putMail(test.db, aMail({ key: String(mail), subject: `Mail ${mail}` }))
})
afterAll(() => test.close())

function sites(pageToken: string | null) {
  const metrics = createMetrics({ processMetrics: false })
  const readiness = createReadiness({ checks: {} })
  const operatorPages = { token: pageToken, fetch: createMailbox({ db: test.db }).fetch }
  const log = createLog({ level: 'silent', name: 'test' })
  const shop = createSite({ fetch: () => new Response('shop'), log, metrics, readiness, operatorPages })
  return { shop, operators: createOperatorSite({ figures: metrics.registry, readiness, operatorPages }) }
}

const ask = (path: string, headers: Record<string, string> = {}) => new Request(`http://localhost${path}`, { headers })
const open = (path: string) => sites(null).operators.fetch(ask(path))

describe('createMailbox', () => {
  it('lists the newest mails first, fifty to a page', async () => {
    const first = await (await open('/operator/mailbox')).text()
    const second = await (await open('/operator/mailbox?before=2')).text()

    expect(first.indexOf('Mail 51')).toBeLessThan(first.indexOf('Mail 50'))
    expect(first).not.toContain('&lt;b&gt;Hello')
    expect(first).toContain('/operator/mailbox?before=2')
    expect(second).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(second).toContain('Zoë de Vries &lt;zoe@example.com&gt;')
  })

  it('shows a mail whose HTML can run nothing and load nothing', async () => {
    const page = await (await open('/operator/mailbox/1')).text()
    const mail = await open('/operator/mailbox/1/html')

    expect(page).toContain('<iframe sandbox="allow-popups"')
    expect(page).not.toContain('steal()')
    expect(await mail.text()).toContain('steal()')
    expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups; default-src 'none'/)
  })

  it('hands out the files of a mail', async () => {
    const file = await open('/operator/mailbox/1/attachments/0')

    expect(await file.text()).toBe('%PDF')
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Rechnung%20%C3%BC.pdf")
  })

  it.each(['/operator/mailbox/999', '/operator/mailbox/1/attachments/1', '/operator/mailbox/1/x', '/operator/other'])(
    'has nothing at %s',
    async (path) => {
      expect((await open(path)).status).toBe(404)
    },
  )

  it('is closed on the port of the shop to all who do not show its token', async () => {
    const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`x:${password}`).toString('base64')}` })
    const statusOf = async (pageToken: string | null, headers: Record<string, string>) =>
      (await sites(pageToken).shop.fetch(ask('/operator/mailbox', headers))).status

    expect(await statusOf(null, {})).toBe(403)
    expect(await statusOf(null, basic(''))).toBe(403)
    expect(await statusOf(token, {})).toBe(401)
    expect(await statusOf(token, basic('wrong'))).toBe(401)
    expect(await statusOf(token, basic(token))).toBe(200)
    expect(await statusOf(token, { authorization: `Bearer ${token}` })).toBe(200)
  })
})
