import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLanguageTools } from '../../languages/index.ts'
import type { Cluster, Found } from '../cluster.ts'
import { Lexicons } from './lexicons.ts'

const collection = { index: 'nl', entity: 'product' }
const tools = createLanguageTools('nl')

/** The words of a cluster, which are read when a test lets them be. */
function openLexicons() {
  const readings: PromiseWithResolvers<void>[] = []
  const state = { version: 1 }
  const found = (): Found => ({ hits: { total: { value: state.version }, hits: [] } })
  const searchAll: Cluster['searchAll'] = async (_index, questions) => {
    const answers = questions.map(found)
    if (JSON.stringify(questions).includes('"terms"'))
      await readings[readings.push(Promise.withResolvers()) - 1]?.promise
    return answers
  }
  // Of a cluster only its searches are asked.
  const cluster = { searchAll, search: async () => found() } as unknown as Cluster
  const lexicons = new Lexicons({ cluster, aliasOf: (view) => view, toolsOf: () => tools })
  const onChange = vi.fn()
  lexicons.onChange(onChange)

  /** The words of this version were read in so many milliseconds, and have changed since. */
  async function readSlowly(ms: number): Promise<void> {
    const loading = lexicons.load(collection)
    vi.advanceTimersByTime(ms)
    readings[0]?.resolve()
    await loading
    vi.advanceTimersByTime(60_000)
    state.version += 1
  }

  return {
    readings,
    readSlowly,
    onChange,
    search: () =>
      lexicons.ask(collection, 'jas', {
        nothing: () => 'nothing',
        question: (lexicon) => ({ of: lexicon.version }),
        read: () => 'found',
      }),
    findVersion: async () => (await lexicons.load(collection)).version,
  }
}

describe('Lexicons', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([50, 400])('reads changed words before it answers where that takes %d ms', async (ms) => {
    const { readings, readSlowly, search, findVersion } = openLexicons()
    await readSlowly(ms)
    const searching = search()
    await expect.poll(() => readings.length).toBe(2)
    readings[1]?.resolve()

    expect(await searching).toBe('found')
    expect(await findVersion()).toBe('2,0,0')
  })

  it('answers with the last words while a large catalogue’s are read again, once for all who search, and tells when that is over', async () => {
    const { readings, readSlowly, search, findVersion, onChange } = openLexicons()
    await readSlowly(6_000)

    expect(await Promise.all([search(), search(), search()])).toEqual(['found', 'found', 'found'])
    expect(readings).toHaveLength(2)
    expect(onChange).not.toHaveBeenCalled()
    readings[1]?.resolve()
    await expect.poll(findVersion).toBe('2,0,0')
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('answers with the last words when a large catalogue’s cannot be read, and tries again in a while', async () => {
    const { readings, readSlowly, search } = openLexicons()
    await readSlowly(6_000)
    await search()
    readings[1]?.reject(new Error('OpenSearch is away'))
    await setImmediate()
    for (const _ of [1, 2, 3]) expect(await search()).toBe('found')
    expect(readings).toHaveLength(2)
    vi.advanceTimersByTime(6_001)

    expect(await search()).toBe('found')
    expect(readings).toHaveLength(3)
  })
})
