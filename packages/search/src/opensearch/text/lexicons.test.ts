import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLanguageTools } from '../../languages/index.ts'
import type { Cluster, Found } from '../cluster.ts'
import { Lexicons } from './lexicons.ts'

const collection = { index: 'nl', entity: 'product' }
const tools = createLanguageTools('nl')

/** A cluster whose words have a version, and take so long to be read. */
function openLexicons(slowMs: number) {
  const state = { version: 1, slowMs, readings: 0, isDown: false }
  const found = (): Found => ({ hits: { total: { value: state.version }, hits: [] } })
  const searchAll: Cluster['searchAll'] = async (_index, questions) => {
    const isReading = questions.some((question) => JSON.stringify(question).includes('"terms"'))
    const answers = questions.map(found)
    if (isReading) {
      state.readings += 1
      await new Promise((resolve) => setTimeout(resolve, state.slowMs))
      if (state.isDown) throw new Error('down')
    }
    return answers
  }
  // Of a cluster only its searches are asked.
  const cluster = { searchAll, search: async () => found() } as unknown as Cluster
  const lexicons = new Lexicons({ cluster, aliasOf: (view) => view, toolsOf: () => tools })
  const search = () =>
    lexicons.ask(collection, 'jas', {
      nothing: () => 'nothing',
      question: (lexicon) => ({ of: lexicon.version }),
      read: () => 'found',
    })
  return { state, lexicons, search }
}

describe('Lexicons', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function waited(work: Promise<unknown>): Promise<number> {
    const begun = performance.now()
    let end = Number.NaN
    const done = work.then(() => {
      end = performance.now()
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await done
    return end - begun
  }

  it('reads changed words before it answers while that is quick', async () => {
    const { state, lexicons, search } = openLexicons(50)
    await waited(lexicons.load(collection))
    state.version = 2

    expect(await waited(search())).toBe(50)
    expect(state.readings).toBe(2)
    expect(await waited(search())).toBe(0)
  })

  it('answers with the last words while a large catalogue’s are read again, once for all who search', async () => {
    const { state, lexicons, search } = openLexicons(6_000)
    await waited(lexicons.load(collection))
    state.version = 2
    const [first, second] = [search(), search()]

    expect(await waited(Promise.all([first, second]))).toBe(0)
    expect(state.readings).toBe(2)
    expect((await lexicons.load(collection)).version).toBe('2,0,0')
  })

  it('answers with the last words when those that have changed cannot be read', async () => {
    const { state, lexicons, search } = openLexicons(6_000)
    await waited(lexicons.load(collection))
    state.version = 2
    state.isDown = true

    expect(await waited(search())).toBe(0)
    expect(state.readings).toBe(2)
    expect(await waited(search())).toBe(0)
  })
})
