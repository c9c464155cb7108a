import { describe, expect, it, vi } from 'vitest'
import type { CardProduct } from '../../product/index.ts'
import type { FetchFound, SearchFound } from './fetch-found.ts'
import { createPanelSearch } from './panel-search.ts'

// The panel looks at nothing but the sku of what it keeps.
const card = (sku: string) => ({ sku }) as CardProduct

function foundOf(skus: string[], { total = skus.length, start = 0 } = {}): SearchFound {
  return { items: skus.map(card), total, start, categories: [], pages: [], suggestions: [] }
}

function open(answers: Record<string, SearchFound>) {
  const asked: string[] = []
  const failures: unknown[] = []
  const fetchFound: FetchFound = async ({ text, start }) => {
    asked.push(`${text}@${start}`)
    const found = answers[`${text}@${start}`]
    if (!found) throw new Error('no answer')
    return found
  }
  const panel = createPanelSearch({ fetchFound, onFailure: (error) => failures.push(error) })
  return { panel, asked, failures, skus: () => panel.read().found.items.map(({ sku }) => sku) }
}

describe('createPanelSearch', () => {
  it('asks nothing before there are three characters [SRCH-04]', async () => {
    const { panel, asked } = open({})

    await panel.search('ho')
    await panel.search('  ho ')

    expect(asked).toEqual([])
  })

  it('puts new results in the place of the old ones [SRCH-07]', async () => {
    const { panel, skus } = open({ 'hoodie@0': foundOf(['a', 'b']), 'jurk@0': foundOf(['c']) })

    await panel.search('hoodie')
    await panel.search('jurk')

    expect(skus()).toEqual(['c'])
    expect(panel.read()).toMatchObject({ answeredText: 'jurk', isSearching: false })
  })

  it('puts the next six behind the first, until there are no more [SRCH-08] [SRCH-18]', async () => {
    const first = ['1', '2', '3', '4', '5', '6']
    const { panel, skus, asked } = open({
      'hoodie@0': foundOf(first, { total: 8 }),
      'hoodie@6': foundOf(['7', '8'], { total: 8, start: 6 }),
    })

    await panel.search('hoodie')
    await panel.seeMore()
    await panel.seeMore()

    expect(skus()).toEqual([...first, '7', '8'])
    expect(asked).toEqual(['hoodie@0', 'hoodie@6'])
  })

  it('leaves the list as it was when a search fails, and tells who looks after it [SRCH-30]', async () => {
    const { panel, skus, failures } = open({ 'hoodie@0': foundOf(['a']) })

    await panel.search('hoodie')
    await panel.search('jurk')

    expect(skus()).toEqual(['a'])
    expect(failures).toHaveLength(1)
    expect(panel.read().isSearching).toBe(false)
  })

  it('forgets the answer to a text that is no longer wanted', async () => {
    const release: (() => void)[] = []
    const fetchFound: FetchFound = ({ text }) => new Promise((resolve) => release.push(() => resolve(foundOf([text]))))
    const panel = createPanelSearch({ fetchFound, onFailure: () => {} })

    const searches = [panel.search('hood'), panel.search('hoodie')]
    for (const answer of release.toReversed()) answer()
    await Promise.all(searches)

    expect(panel.read()).toMatchObject({ answeredText: 'hoodie', found: { items: [{ sku: 'hoodie' }] } })
  })

  it('asks once where typing and Enter want the same, and answers both [SRCH-02]', async () => {
    const { panel, asked } = open({ 'hoodie@0': foundOf(['a']) })

    await Promise.all([panel.search('hoodie'), panel.search('hoodie')])

    expect(asked).toEqual(['hoodie@0'])
    expect(panel.read().found.total).toBe(1)
  })

  it('does not ask again for what it shows', async () => {
    const { panel, asked } = open({ 'hoodie@0': foundOf(['a']) })

    await panel.search('hoodie')
    await panel.search(' hoodie ')

    expect(asked).toEqual(['hoodie@0'])
  })
  it('waits five seconds for an answer, and no longer [SRCH-20]', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const failures: unknown[] = []
    const fetchFound: FetchFound = async ({ signal }) => {
      signal.throwIfAborted()
      return foundOf(['a'])
    }
    const panel = createPanelSearch({ fetchFound, onFailure: (error) => failures.push(error) })
    await panel.search('hoodie')
    const waited = patience.mock.calls.flat()
    patience.mockRestore()

    expect(waited).toEqual([5000])
    expect(failures).toHaveLength(1)
    expect(panel.read()).toMatchObject({ answeredText: null, isSearching: false })
  })
})
