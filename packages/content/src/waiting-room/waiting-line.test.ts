import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWaitingLine, type WaitingLine } from './waiting-line.ts'

const secret = new Uint8Array(32).fill(7)
let database: TestDatabase
let time = Date.parse('2026-11-17T08:00:00Z')
let view = ''
let views = 0
let mayTake = true

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  views += 1
  view = `view_${views}`
  mayTake = true
})

function aLine(key = secret): WaitingLine {
  return createWaitingLine({ db: database.db, secret: key, mayTakePlace: async () => mayTake, now: () => time })
}

const visit = (
  held: { place?: string | undefined; admission?: string | undefined } = {},
  perMinute = 6,
  line = aLine(),
) => line.enter({ view, perMinute, address: '192.0.2.1', ...held })

describe('createWaitingLine', () => {
  it('gives each visitor a place behind those who came before, which a reload does not change', async () => {
    const [first, second] = [await visit(), await visit()]

    expect([first, second]).toMatchObject([
      { isWaiting: true, ahead: 0 },
      { isWaiting: true, ahead: 1 },
    ])
    expect(await visit({ place: second.place })).toEqual({ isWaiting: true, ahead: 1 })
  })

  it('lets in as many as editors allow, in the order of the line, and saves up nothing for later', async () => {
    const places = [await visit(), await visit(), await visit()].map(({ place }) => ({ place }))
    time += 25_000
    const isWaiting = async () => (await Promise.all(places.map((held) => visit(held)))).map((entry) => entry.isWaiting)

    expect(await isWaiting()).toEqual([false, false, true])
    time += 3_600_000
    expect(await visit(places[2])).toMatchObject({ isWaiting: false })
    // An hour without anybody lets the next one in no sooner.
    expect(await visit()).toMatchObject({ isWaiting: true, ahead: 0 })
  })

  it('lets nobody in while editors allow none', async () => {
    const { place } = await visit({}, 0)
    time += 3_600_000

    expect(await visit({ place }, 0)).toEqual({ isWaiting: true, ahead: 0 })
  })

  it('lets a place in once, whoever shows it and in whichever process: a copy goes to the end of the line', async () => {
    const { place } = await visit()
    await visit()
    time += 10_000
    const entries = await Promise.all([visit({ place }), visit({ place }, 6, aLine()), visit({ place }, 6, aLine())])

    expect(entries.filter((entry) => !entry.isWaiting)).toHaveLength(1)
    expect(entries.filter((entry) => entry.isWaiting && (entry.ahead ?? 0) > 0)).toHaveLength(2)
  })

  it('lets who is in come and go, for as long as they do not stay away for two hours', async () => {
    const { place } = await visit()
    time += 10_000
    const { admission } = await visit({ place })
    time += 3_700_000
    const later = await visit({ admission })

    expect(later).toEqual({ isWaiting: false, admission: expect.any(String) })
    time += 3_700_000
    expect(await visit({ admission })).toMatchObject({ isWaiting: true })
    expect(await visit({ admission: later.admission })).toMatchObject({ isWaiting: false })
  })

  it('takes no ticket that was made up, changed, or given out for something else', async () => {
    const { place = '' } = await visit({}, 0)
    await visit({}, 0)
    const { place: others } = await visit({}, 0, aLine(new Uint8Array(32).fill(8)))
    const changed = place.replace(/\.1\./, '.0.')

    for (const held of [
      { admission: place },
      { place: changed },
      { place: others },
      { place: 'place' },
      { place: '.' },
    ]) {
      expect(await visit(held, 0), JSON.stringify(held)).toMatchObject({ isWaiting: true, place: expect.any(String) })
    }
    view = `${view}_other`
    expect(await visit({ place }, 0)).toMatchObject({ isWaiting: true, place: expect.any(String) })
  })

  it('gives a network that has taken too many places no more of them', async () => {
    const { place } = await visit()
    mayTake = false

    expect(await visit()).toEqual({ isWaiting: true })
    expect(await visit({ place })).toMatchObject({ isWaiting: true, ahead: 0 })
  })
})
