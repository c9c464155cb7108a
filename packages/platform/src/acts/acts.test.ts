import { emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  actorOf,
  commandLine,
  createBatchAct,
  findActs,
  findLatestActs,
  forgetActor,
  forgetActs,
  forgetActsOn,
  type NewAct,
  recordAct,
} from './index.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())
beforeEach(() => emptyTables(test.db, ['act'], { restartsNumbers: true }))

const anna = actorOf({ email: 'anna@shop.example', name: 'Anna' })
const door = { kind: 'door', id: 7 }
const record = (act: Partial<NewAct> = {}) =>
  recordAct(test.db, {
    by: anna,
    on: door,
    name: 'painted',
    before: { colour: 'red' },
    after: { colour: 'blue' },
    ...act,
  })
const all = () => findActs(test.db, { limit: 100 })

describe('recordAct', () => {
  it('writes who changed what, with the facts that differ, and why', async () => {
    await record({ before: { colour: 'red', size: 3 }, after: { colour: 'blue', size: 3 }, why: 'It was old' })
    await record({ by: { kind: 'key', name: 'till' }, before: null, after: null })
    await record({ by: commandLine })

    const [third, second, first] = await all()
    expect(first).toEqual({
      ...{ id: expect.any(Number), kind: 'door', thing: '7', name: 'painted', why: 'It was old' },
      by: { kind: 'staff', id: 'anna@shop.example', name: 'Anna' },
      ...{ before: { colour: 'red' }, after: { colour: 'blue' }, doneAt: expect.any(Date) },
    })
    expect(second).toMatchObject({ by: { kind: 'key', id: 'till', name: null }, before: null, after: null })
    expect(third?.by).toEqual({ kind: 'command-line', id: null, name: null })
  })

  it('is there together with the change, or neither is', async () => {
    const change = test.db.transaction(async (tx) => {
      await recordAct(tx, { by: anna, on: door, name: 'opened' })
      throw new Error('the hinge broke')
    })

    await expect(change).rejects.toThrow('the hinge broke')
    expect(await all()).toEqual([])
  })

  it('is gone with the change when the server loses the connection before the end', async () => {
    const change = test.db.transaction(async (tx) => {
      await recordAct(tx, { by: anna, on: door, name: 'opened' })
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })

    await expect(change).rejects.toThrow()
    expect(await all()).toEqual([])
  })

  it('leaves out what opens doors, however deep it lies', async () => {
    const facts = { name: 'Anna', password: 'guess', passwordHash: 'h', keys: [{ host: 'shop', publicKey: 'k' }] }
    await record({ before: null, after: { ...facts, session: { accessToken: 't', at: 3 } } })

    expect((await all())[0]?.after).toEqual({ name: 'Anna', keys: [{ host: 'shop' }], session: { at: 3 } })
  })

  it('names the largest facts where all of them are too much', async () => {
    await record({ before: null, after: { colour: 'blue', text: 'x'.repeat(9_000) }, why: 'y'.repeat(9_000) })

    const [act] = await all()
    expect(act?.after).toEqual({ colour: 'blue', tooLarge: ['text'] })
    expect(act?.why).toHaveLength(2_000)
  })
})

describe('findActs', () => {
  it('pages from the newest on, over a thing and what belongs to it', async () => {
    for (const name of ['built', 'painted', 'oiled']) await record({ name })
    await record({ on: { kind: 'handle', id: 1 }, partOf: door, name: 'turned' })
    await record({ on: { kind: 'door', id: 8 }, name: 'slammed' })
    const namesOf = async (before?: number) =>
      (await findActs(test.db, { on: door, before, limit: 3 })).map(({ id, name }) => ({ id, name }))

    const first = await namesOf()
    expect(first.map(({ name }) => name)).toEqual(['turned', 'oiled', 'painted'])
    expect((await namesOf(first.at(-1)?.id)).map(({ name }) => name)).toEqual(['built'])
  })

  it('finds the newest of every name for many things at once', async () => {
    for (const colour of ['blue', 'green']) await record({ after: { colour } })
    await record({ name: 'oiled' })
    const found = await findLatestActs(test.db, 'door', [7, 8])

    expect(found.map(({ name, after }) => [name, after])).toEqual([
      ['oiled', { colour: 'blue' }],
      ['painted', { colour: 'green' }],
    ])
  })
})

describe('createBatchAct', () => {
  it('is one act of all the transactions that went through', async () => {
    const act = createBatchAct({ by: commandLine, on: { kind: 'price', id: 'batch' }, name: 'set' })
    const set = (id: string, fail = false) =>
      test.db.transaction(async (tx) => {
        await act.add(tx, { counts: { changed: 1 }, fields: ['price'], things: [{ id, after: { price: 2 } }] })
        if (fail) throw new Error('too busy')
      })
    await test.db.transaction((tx) => act.add(tx, { counts: { changed: 0 } }))
    expect(await all()).toEqual([])
    await expect(set('lost', true)).rejects.toThrow()
    await set('cap')
    await expect(set('lost', true)).rejects.toThrow()
    await set('bag')

    const acts = await all()
    expect(acts.map(({ after }) => after)).toEqual([
      {
        counts: { changed: 2 },
        fields: ['price'],
        things: ['cap', 'bag'].map((id) => ({ id, after: { price: 2 } })),
      },
    ])
  })
})

describe('what is forgotten', () => {
  it('are acts after two years, unless they are kept as long as their thing', async () => {
    await record({ name: 'old' })
    await record({ name: 'kept', isKept: true })
    expect(await forgetActs(test.db)).toEqual({ acts: 0 })
    await test.db.execute(sql`update act set kept_until = kept_until - interval '2 years 1 minute'`)

    expect(await forgetActs(test.db)).toEqual({ acts: 1 })
    expect((await all()).map(({ name }) => name)).toEqual(['kept'])
  })

  it('is the name of who has left, and what was said of somebody who is forgotten', async () => {
    await record({ why: 'Anna asked' })
    await record({
      by: commandLine,
      on: { kind: 'staff', id: 'anna@shop.example' },
      name: 'added',
      after: { name: 'Anna' },
    })
    await forgetActor(test.db, 'anna@shop.example')
    await forgetActsOn(test.db, 'door', [7])

    expect(JSON.stringify(await all())).not.toContain('nna')
    expect((await all()).at(-1)?.by).toEqual({ kind: 'staff', id: null, name: null })
  })
})
