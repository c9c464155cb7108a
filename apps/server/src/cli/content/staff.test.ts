import { hashPassword, verifyPassword } from '@vonk/commerce/customers'
import { createContent } from '@vonk/content/stories'
import { aStory } from '@vonk/content/stories/testing'
import { ok } from '@vonk/domain/result'
import { findActs } from '@vonk/platform/acts'
import { createStaff } from '@vonk/staff'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url, port: 1 })
  const code = await runCli(['staff', ...args], { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

const passwordIn = (text: string) => /Password: (\S+)/.exec(text)?.[1] ?? ''

describe('staff', () => {
  it('adds somebody with secrets that are shown once, and lists, changes and takes them away', async () => {
    expect((await run()).text).toContain('Nobody works on the shop yet.')
    const added = await run('add', 'Anna@Shop.example', '--name', 'Anna', '--role', 'editor')
    expect(added.code).toBe(0)
    expect(passwordIn(added.text)).toMatch(/^[\w-]{20}$/)
    expect(added.text).toContain('otpauth://totp/Vonk:anna%40shop.example?secret=')
    expect((await run('add', 'anna@shop.example', '--name', 'Anna', '--role', 'viewer')).code).toBe(1)
    expect((await run('role', 'anna@shop.example', '--role', 'administrator')).code).toBe(0)
    expect((await run('list')).text).toMatch(/^anna@shop\.example +administrator +Anna$/m)

    const reset = await run('reset', 'anna@shop.example')
    expect(passwordIn(reset.text)).not.toBe(passwordIn(added.text))
    expect((await run('remove', 'anna@shop.example')).code).toBe(0)
    for (const action of ['remove', 'reset']) expect((await run(action, 'anna@shop.example')).code).toBe(1)
  })

  it('keeps what somebody did who is taken away, and nowhere their name', async () => {
    const { db } = database
    await run('add', 'eve@shop.example', '--name', 'Eve', '--role', 'editor')
    const content = createContent({ db, views: ['nl'] })
    const created = await content.create(aStory(), 'eve@shop.example')
    if (!created.ok) throw new Error(created.refusal.code)
    const { id, uuid, version } = created.value
    await db.execute(sql`insert into content_release (name, changed_by) values ('Autumn', 'eve@shop.example')`)
    const before = await content.history(uuid)
    expect((await run('remove', 'eve@shop.example')).code).toBe(0)

    expect(before).toMatchObject([{ action: 'saved', changedBy: 'eve@shop.example' }])
    expect(await content.history(uuid)).toMatchObject([{ action: 'saved', changedBy: null }])
    expect(await content.publish({ id, version: version + 1 })).toMatchObject({ refusal: { by: null } })
    const { rows } = await db.execute(sql`
      select (select jsonb_agg(a) from act a) as acts, (select jsonb_agg(s) from story s) as stories,
        (select jsonb_agg(r) from content_release r) as releases`)
    expect(JSON.stringify(rows)).not.toMatch(/eve@|"Eve"/)
    expect((await findActs(db, { on: { kind: 'story', id: uuid }, limit: 1 }))[0]?.by.kind).toBe('staff')
  })

  it('hashes passwords as those of customers: a password alone, or a wrong one, opens nothing', async () => {
    const { text } = await run('add', 'bo@shop.example', '--name', 'Bo', '--role', 'viewer')
    const staff = createStaff({
      sealer: null,
      rights: {},
      db: database.db,
      passwords: { hashPassword, verifyPassword },
      passkeys: { isSigned: async () => false },
      countAttempt: async () => ok(null),
    })
    const logIn = (password: string) =>
      staff.logIn({ email: 'bo@shop.example', password, proof: { code: '' }, visitor: null })
    const { rows } = await database.db.pool.query('select password_hash from staff')

    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    expect(await verifyPassword(rows[0].password_hash, passwordIn(text))).toBe(true)
    for (const password of [passwordIn(text), 'guess']) expect((await logIn(password)).ok).toBe(false)
  })

  it.each([
    ['add'],
    ['add', 'anna'],
    ['add', 'anna@shop.example', '--role', 'editor'],
    ['add', 'anna@shop.example', '--name', 'Anna'],
    ['add', 'anna@shop.example', '--name', 'Anna', '--role', 'owner'],
    ['role', 'anna@shop.example'],
    ['promote', 'anna@shop.example'],
  ])('says what is missing: %j', async (...args) => {
    expect((await run(...args)).code).toBe(2)
  })
})
