import { anAnalyticsProduct } from '@vonk/domain/analytics/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImpressions } from './create-impressions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const girls = { id: '3', name: 'Girls' }
const product = (sku: string) => anAnalyticsProduct({ sku })

function collecting() {
  const sent: [string, string[]][] = []
  const impressions = createImpressions((list, products) => sent.push([list.name, products.map(({ sku }) => sku)]))
  return { sent, impressions }
}

describe('createImpressions', () => {
  it('tells them together, a second after the last one came into view [ANA-03]', () => {
    const { sent, impressions } = collecting()
    impressions.add(girls, [product('A')])
    vi.advanceTimersByTime(999)
    impressions.add(girls, [product('B'), product('A')])
    vi.advanceTimersByTime(999)
    expect(sent).toEqual([])

    vi.advanceTimersByTime(1)
    expect(sent).toEqual([['Girls', ['A', 'B']]])
    vi.advanceTimersByTime(5000)
    expect(sent).toHaveLength(1)
  })

  it('keeps lists apart', () => {
    const { sent, impressions } = collecting()
    impressions.add(girls, [product('A')])
    impressions.add({ id: '4', name: 'Boys' }, [product('B')])
    vi.advanceTimersByTime(1000)

    expect(sent).toEqual([
      ['Girls', ['A']],
      ['Boys', ['B']],
    ])
  })

  it('tells what is left when the page is left', () => {
    const { sent, impressions } = collecting()
    impressions.add(girls, [product('A')])
    impressions.flush()

    expect(sent).toEqual([['Girls', ['A']]])
    expect(vi.getTimerCount()).toBe(0)
  })
})
