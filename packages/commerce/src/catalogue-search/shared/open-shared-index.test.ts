import { defaultSettings } from '@vonk/domain/settings'
import { holdLock } from '@vonk/platform/db'
import { createOutbox, currentPosition } from '@vonk/platform/outbox'
import type { SharedIndex } from '@vonk/search/port'
import { aLog, aSearchEngine, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createStores } from '../../stores/index.ts'
import { openSharedCatalogueIndex } from './open-shared-index.ts'
import { writeViewState } from './view-state.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
})
afterAll(() => database.close())

type Words = Pick<SharedIndex, 'readWords'>

/** A process that asks an index of these views, which somebody else writes. */
async function open(views: readonly string[], { readWords }: Words) {
  const { db, url } = database
  const { log } = aLog()
  const position = await currentPosition(db)
  const state = { position, savedAt: 0, pricedAt: 0, groups: [], listings: '', settings: '' }
  const stored = new Map(views.map((view) => [view, { value: writeViewState(state), isCurrent: true }]))
  let wordsChange = () => {}
  const shared: SharedIndex = {
    name: 'of somebody else',
    engine: aSearchEngine(),
    loadStates: async () => stored,
    saveStates: async () => {},
    readWords,
    onWords: (listener) => {
      wordsChange = listener
    },
    findMissing: async () => [],
    beginRebuild: async () => {},
    endRebuild: async () => {},
    takeOver: async () => {},
  }
  const writing = Promise.withResolvers<void>()
  const writer = holdLock({
    ...{ url, name: `vonk-search-writer ${shared.name}`, log },
    work(signal) {
      writing.resolve()
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    },
  })
  await writing.promise
  const outbox = createOutbox({ db, url, log })
  const directory = await createStores({ db }).loadDirectory()
  const parts = { db, url, outbox, directory, settingsOf: () => defaultSettings, log }
  const index = await openSharedCatalogueIndex({ ...parts, engine: shared.engine, shared })
  onTestFinished(async () => {
    await index.close()
    await outbox.close()
    await writer.close()
  })
  return { index, changeWords: () => wordsChange() }
}

describe('openSharedCatalogueIndex', () => {
  it('has read the words of every view that can be searched before it opens, as far as they can be read', async () => {
    const read: string[] = []
    await open(['nl', 'de'], {
      async readWords({ index, entity }) {
        read.push(`${entity} ${index}`)
        if (index === 'nl') throw new Error('no answer')
      },
    })

    expect(read).toEqual(['product nl', 'product de'])
  })

  it('does not take an answer for current that was found by other words', async () => {
    const { index, changeWords } = await open(['nl'], { readWords: async () => {} })
    const before = index.version()
    changeWords()

    expect(index.version()).not.toBe(before)
  })
})
