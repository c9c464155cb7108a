import { startModules } from '@vonk/module/testing'
import { publish } from '@vonk/platform/outbox'
import { atOnce, emptyTables } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeStock } from '../../stock/index.ts'
import { adjustStock } from '../../stock/testing.ts'
import { openAlertLeaveLinks, openRound, stockAlertAsked, stockAlertOpened } from '../../stock-alerts/index.ts'
import { putSoldOut } from '../../stock-alerts/testing.ts'
import { type MailPorts, type MailTest, openMailTest } from '../testing.ts'
import { stockAlertMailsModule } from './module.ts'
import { writeStockAlertMail } from './write-stock-alert-mail.ts'

let test: MailTest
let ports: MailPorts

beforeAll(async () => {
  test = await openMailTest()
  await putSoldOut(test.db, ['nl', 'rz_de'])
  // As many as a shop may run: what one of them does the other leaves alone.
  for (const _ of [1, 2]) {
    ports = await test.addWorker()
    await startModules([stockAlertMailsModule], ports)
  }
})
afterAll(() => test.close())
beforeEach(() => emptyTables(test.db, ['stock_alert', 'stock_alert_round']))

const countAlerts = () => test.db.$count(sql`stock_alert`)
const deliver = (sku: string, delta: number) => adjustStock(test.db, { sku, delta, reason: 'delivery' })

async function putAlert(email: string, { sku = 'JACKET-104', view = 'nl', isConfirmed = true } = {}): Promise<number> {
  const { rows } = await test.db.execute<{ id: string }>(sql`
    insert into stock_alert (sku, email, store_code, asked_at, confirmed_at, mail_due)
    values (${sku}, ${email}, ${view}, now(), case when ${isConfirmed} then now() end,
      case when ${isConfirmed} then null else 'confirmation' end)
    returning id`)
  return Number(rows[0]?.id)
}

/** Takes everything out of stock again. */
async function sellOut(sku: string): Promise<void> {
  const { rows } = await test.db.execute<{ quantity: number }>(sql`select quantity from stock_item where sku = ${sku}`)
  const quantity = rows[0]?.quantity ?? 0
  if (quantity > 0) await test.db.transaction((tx) => takeStock(tx, [{ sku, quantity, components: [] }], 'order'))
}

describe('stockAlertMailsModule', () => {
  it('mails a guest a link that confirms the address, in the language and brand of the view', async () => {
    const alertId = await putAlert('guest@example.nl', { view: 'rz_de', isConfirmed: false })
    await publish(test.db, stockAlertAsked({ alertId }))

    await test.arrived('guest@example.nl', 1)
    const [mail] = test.mailsTo('guest@example.nl')
    expect(mail?.headers.get('from')).toContain('Razz')
    expect(mail?.headers.get('subject')).toBe('Bestätige: eine E-Mail, wenn Winterjas Noordlicht wieder da ist')
    expect(test.textOf('guest@example.nl')).toMatch(/https:\S+\/mail\/stock-alert\/confirm\/?#token=[\w-]{43}/)
    const { rows } = await test.db.execute(sql`select subject from mailed_link where purpose = 'stock-alert'`)
    expect(rows).toEqual([{ subject: String(alertId) }])
  })

  it('mails once when stock is back, though it goes up and down, and keeps nothing of it', async () => {
    await putAlert('zoe@example.nl')
    await putAlert('other@example.nl', { sku: 'CAP' })
    await deliver('JACKET-104', 1)
    await deliver('JACKET-104', 1)

    await test.arrived('zoe@example.nl', 1)
    const [mail] = test.mailsTo('zoe@example.nl')
    expect(mail?.headers.get('subject')).toBe('Winterjas Noordlicht is er weer in je maat')
    expect(test.textOf('zoe@example.nl')).toContain('Maat: 104')
    expect(test.textOf('zoe@example.nl')).toMatch(/https:\S+\/jassen\/winterjas-noordlicht\/?\?childSku=JACKET-104/)
    expect(mail?.headers.get('list-unsubscribe')).toMatch(/^<https:\S+\/one-click\/stock-alert\/\?token=\S+>$/)
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(await countAlerts()).toBe(1)

    await sellOut('JACKET-104')
    await deliver('JACKET-104', 5)
    await putAlert('last@example.nl')
    await publish(test.db, stockAlertOpened({ sku: 'JACKET-104' }))
    // Whoever comes after all of that has had everything before it handled.
    await test.arrived('last@example.nl', 1)
    expect(test.mailsTo('zoe@example.nl')).toHaveLength(1)
    expect(test.mailsTo('other@example.nl')).toEqual([])
    await sellOut('JACKET-104')
  })

  it('lets who waits go on waiting when everything is sold before the mail is written', async () => {
    const alertId = await putAlert('late@example.nl')
    await test.db.execute(sql`update stock_alert set mail_due = 'back' where id = ${alertId}`)
    const leaveLinks = await openAlertLeaveLinks(test.db)
    const write = () => writeStockAlertMail({ ...ports, leaveLinks }, alertId)
    await write()

    expect((await test.db.execute(sql`select mail_due from stock_alert`)).rows).toEqual([{ mail_due: null }])
    await test.db.execute(sql`update stock_alert set mail_due = 'back' where id = ${alertId}`)
    await test.db.execute(sql`update stock_item set quantity = 1, is_in_stock = true where sku = 'JACKET-104'`)
    await atOnce(test.db, [write, write])
    await write()
    const { rows } = await test.db.execute(sql`select from mail where recipient = 'late@example.nl'`)
    expect([rows.length, await countAlerts()]).toEqual([1, 0])
    await sellOut('JACKET-104')
  })
})

describe('openRound', () => {
  const day = 86_400_000
  const now = new Date()
  const open = (at = now) => test.db.transaction((tx) => openRound(tx, 'X', at))

  beforeEach(async () => {
    await test.db.execute(sql`delete from stock_item where sku = 'X'`)
    await test.db.execute(sql`
      insert into stock_item (sku, product_id, quantity, is_in_stock, manage_stock) values ('X', 99, 2, true, true)`)
    await test.db.execute(sql`
      insert into stock_alert (sku, email, store_code, asked_at, confirmed_at)
      select 'X', 'p' || n || '@example.nl', 'nl', now(), now() - (20 - n) * interval '1 minute' from generate_series(1, 10) n`)
  })

  const taken = async () => {
    const { rows } = await test.db.execute<{ email: string }>(
      sql`select email from stock_alert where mail_due = 'back' order by confirmed_at`,
    )
    return rows.map(({ email }) => email.replace('@example.nl', ''))
  }

  it('tells three people for each piece, who asked first, and the next a day later', async () => {
    const first = await open()

    expect(await taken()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
    expect(first.again).toEqual(new Date(now.getTime() + day))
    expect(await open()).toEqual({ alertIds: [], again: null })
    const second = await open(new Date(now.getTime() + day))
    expect(second.alertIds).toHaveLength(4)
  })

  it('tells more when more has come, and nobody twice when several look at once', async () => {
    const rounds = await atOnce(
      test.db,
      [open, open, open].map((look) => () => look()),
    )
    await test.db.execute(sql`update stock_item set quantity = 3 where sku = 'X'`)
    const more = await open()

    expect(rounds.map(({ alertIds }) => alertIds.length).toSorted()).toEqual([0, 0, 6])
    expect(more.alertIds).toHaveLength(3)
    expect(more.again).toBeNull()
  })

  it('tells nobody who has waited for more than half a year', async () => {
    expect(await open(new Date(now.getTime() + 181 * day))).toEqual({ alertIds: [], again: null })
  })
})
