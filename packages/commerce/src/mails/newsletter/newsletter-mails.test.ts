import { settingsOfView } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { throttleLimits } from '@vonk/domain/throttle'
import { startModules } from '@vonk/module/testing'
import { publish } from '@vonk/platform/outbox'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNewsletter, loadLeaveLinks, type Newsletter, newsletterMailDue } from '../../newsletter/index.ts'
import { createStores } from '../../stores/index.ts'
import { createThrottles } from '../../throttles/index.ts'
import { type MailPorts, type MailTest, openMailTest } from '../testing.ts'
import { newsletterMailsModule } from './module.ts'
import { writeNewsletterMail } from './write-newsletter-mail.ts'

let test: MailTest
let ports: MailPorts
let newsletter: Newsletter
let directory: StoreDirectory

beforeAll(async () => {
  const later = Object.assign(new Error('Try again later'), { responseCode: 451 })
  test = await openMailTest({ onRecipient: (address) => (address === 'away@example.nl' ? later : null) })
  const { db } = test
  directory = await createStores({ db }).loadDirectory()
  const throttles = createThrottles({ db, limits: throttleLimits })
  const leaveLinks = await loadLeaveLinks(db)
  newsletter = createNewsletter({ db, directory, throttles, leaveLinks, settingsOf: settingsOfView })
  ports = await test.addWorker()
  await startModules([newsletterMailsModule], ports)
})
afterAll(() => test.close())

function subscribe(email: string, storeCode: string) {
  return newsletter.subscribe({ view: findStoreView(directory, storeCode), email, visitor: null, ownEmail: null })
}

/** The token behind the # of a link. */
function tokenIn(text: string, page: 'confirm' | 'leave'): string {
  const link = new RegExp(`https:\\S+/mail/newsletter/${page}/?#\\S+`).exec(text)?.[0] ?? ''
  return new URLSearchParams(link.split('#')[1]).get('token') ?? ''
}

const codeIn = (text: string) => /NEWS-[A-Z2-9]{10}/.exec(text)?.[0]

describe('newsletterMailsModule', () => {
  it('asks a German reader first, and mails the coupon once the link was followed [NEWS-01]', async () => {
    await subscribe('zoe@example.de', 'de')
    await test.arrived('zoe@example.de', 1)
    const question = test.textOf('zoe@example.de')
    expect(test.mailsTo('zoe@example.de')[0]?.headers.get('subject')).toBe(
      'Bitte bestätige deine Anmeldung zum Newsletter von Vonk',
    )
    expect(codeIn(question)).toBeUndefined()

    expect(await newsletter.confirm(tokenIn(question, 'confirm'))).toEqual({ ok: true, value: 'subscribed' })
    await test.arrived('zoe@example.de', 2)

    const code = codeIn(test.textOf('zoe@example.de', 1))
    const { rows } = await test.db.execute(sql`select code, rate, usage_limit from coupon`)
    expect(rows).toEqual([{ code, rate: 100_000, usage_limit: 1 }])
  })

  it('mails the coupon of other views at once, in the language and under the name of the view', async () => {
    await subscribe('max@example.nl', 'rz_en')

    await test.arrived('max@example.nl', 1)
    const [mail] = test.mailsTo('max@example.nl')
    expect(mail?.headers.get('subject')).toMatch(/^Welcome! Here is your 10.% off at Razz$/)
    expect(mail?.headers.get('from')).toBe('Razz <shop@vonk.example>')
    expect(codeIn(test.textOf('max@example.nl'))).toBeDefined()
  })

  it('gives every mail a way out, for people and for mail programs, that works [NEWS-07]', async () => {
    await subscribe('noor@example.nl', 'nl')
    await test.arrived('noor@example.nl', 1)
    const headers = test.mailsTo('noor@example.nl')[0]?.headers
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const oneClick = /^<(https:\S+\/one-click\/newsletter\/\?token=(\S+))>$/.exec(
      headers?.get('list-unsubscribe') ?? '',
    )
    expect(oneClick?.[2]).toBe(tokenIn(test.textOf('noor@example.nl'), 'leave'))

    expect(await newsletter.leave(oneClick?.[2] ?? '')).toEqual({ ok: true, value: 'none' })
    const { rows } = await test.db.execute(sql`select from newsletter_subscription where email = 'noor@example.nl'`)
    expect(rows).toEqual([])
  })

  it('asks a reader whom a stranger wants off the list, and takes her off by the link of that mail', async () => {
    await subscribe('rosa@example.nl', 'en')
    await test.arrived('rosa@example.nl', 1)
    const stranger = { view: findStoreView(directory, 'en'), email: 'Rosa@Example.nl', visitor: null, ownEmail: null }
    expect(await newsletter.unsubscribe(stranger)).toEqual({ ok: true, value: 'waiting' })

    await test.arrived('rosa@example.nl', 2)
    expect(test.mailsTo('rosa@example.nl')[1]?.headers.get('subject')).toBe('Do you want to leave the Vonk newsletter?')
    const token = tokenIn(test.textOf('rosa@example.nl', 1), 'leave')
    expect(await newsletter.leave(token)).toEqual({ ok: true, value: 'none' })
  })

  it('tells a German reader who asks once more that there is nothing to do', async () => {
    await subscribe('ute@example.de', 'de')
    await test.arrived('ute@example.de', 1)
    await newsletter.confirm(tokenIn(test.textOf('ute@example.de'), 'confirm'))
    await test.arrived('ute@example.de', 2)
    await subscribe('ute@example.de', 'de')

    await test.arrived('ute@example.de', 3)
    expect(test.mailsTo('ute@example.de')[2]?.headers.get('subject')).toBe('Du bekommst den Newsletter von Vonk schon')
  })

  it('sends nothing to who has left while the mail server was away', async () => {
    const reader = {
      view: findStoreView(directory, 'nl'),
      email: 'away@example.nl',
      visitor: null,
      ownEmail: 'away@example.nl',
    }
    const stateOfMail = async () =>
      (await test.db.execute(sql`select state from mail where recipient = ${reader.email} and attempts > 0`)).rows
    await newsletter.subscribe(reader)
    await expect.poll(stateOfMail, { timeout: 90_000 }).toEqual([{ state: 'waiting' }])
    await newsletter.unsubscribe(reader)

    expect(await stateOfMail()).toEqual([])
  })

  it('mails no second coupon to who leaves and comes back', async () => {
    const reader = {
      view: findStoreView(directory, 'nl'),
      email: 'milou@example.nl',
      visitor: null,
      ownEmail: 'milou@example.nl',
    }
    await newsletter.subscribe(reader)
    await test.arrived('milou@example.nl', 1)
    await newsletter.unsubscribe(reader)
    await newsletter.subscribe(reader)
    // Mails go out in the order they were asked for: once a later one is there, an earlier one would be.
    await subscribe('last@example.nl', 'nl')
    await test.arrived('last@example.nl', 1)

    expect(test.mailsTo('milou@example.nl')).toHaveLength(1)
  })

  it('writes one mail however often and by however many it is heard of, and none to who has left', async () => {
    const { rows } = await test.db.execute<{ id: number }>(sql`
      insert into newsletter_subscription (brand, email, store_code, is_confirmed, mail_due)
      values ('vonk', 'twice@example.de', 'de', false, 'confirmation-link') returning id`)
    const id = rows[0]?.id ?? 0

    await Promise.all([1, 2, 3].map(() => writeNewsletterMail(ports, id)))
    await publish(test.db, newsletterMailDue({ subscriptionId: id }), newsletterMailDue({ subscriptionId: 999_999 }))
    await subscribe('final@example.nl', 'nl')
    await test.arrived('final@example.nl', 1)

    const written = await test.db.execute(sql`select from mail where recipient = 'twice@example.de'`)
    expect(written.rows).toHaveLength(1)
  })
})
