import { describe, expect, it } from 'vitest'
import { checkDecisions, indexPath, writeDecisionsIndex } from './decisions-index.ts'
import type { Document } from './document.ts'

const aRecord = (file: string, text: string): Document => ({ path: `docs/decisions/${file}`, text })
const prices = aRecord('012-prices.md', '# 12. Prices\n\nTopic: catalogue\n')
const carts = aRecord('003-carts.md', '# 3. Carts without ids\n\nTopic: orders\n')
const search = aRecord('002-search.md', '# 2. Search\n\nTopic: catalogue\n')

const messages = (...documents: Document[]) => checkDecisions(documents).map(({ message }) => message)
const withIndex = (...documents: Document[]) => [
  ...documents,
  { path: indexPath, text: writeDecisionsIndex(documents) },
]

describe('writeDecisionsIndex', () => {
  it('lists decisions under their topics, by number', () => {
    const text = writeDecisionsIndex([prices, carts, search])

    expect(text).toContain('- [2. Search](002-search.md)\n- [12. Prices](012-prices.md)\n')
    expect(text.indexOf('[12. Prices]')).toBeLessThan(text.indexOf('[3. Carts without ids](003-carts.md)'))
  })
})

describe('checkDecisions', () => {
  it('is content with a list that is up to date', () => {
    expect(messages(...withIndex(prices, carts, search))).toEqual([])
  })

  it('says when a record is not listed, or none is', () => {
    expect(messages(...withIndex(prices, carts), search)).toEqual([expect.stringContaining('out of date')])
    expect(messages(prices)).toEqual([expect.stringContaining('out of date')])
  })

  it('names a record without a topic, with one nobody knows or with another number', () => {
    expect(messages(aRecord('004-mail.md', '# 4. Mail\n'))).toEqual([expect.stringContaining('Topic')])
    expect(messages(aRecord('004-mail.md', '# 4. Mail\n\nTopic: post\n'))).toEqual([expect.stringContaining('Topic')])
    expect(messages(aRecord('004-mail.md', '# 04 Mail\n\nTopic: orders\n'))).toEqual([
      expect.stringContaining('heading'),
    ])
    expect(messages(aRecord('005-mail.md', '# 4. Mail\n\nTopic: orders\n'))).toEqual([
      expect.stringContaining('heading'),
    ])
  })

  it('names a number that was given twice', () => {
    const other = aRecord('003-mail.md', '# 3. Mail\n\nTopic: orders\n')

    expect(messages(...withIndex(carts, other))).toEqual(['there are two decisions 003'])
  })
})
