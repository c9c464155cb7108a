import { beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedSearch } from '../embedded/index.ts'
import { fillSearchEngine, runJudgedSet, type Verdict } from './testing/index.ts'

function languageOf(index: string) {
  return index
}

function mean(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, { ndcg }) => sum + ndcg, 0) / verdicts.length
}

describe('the judged set', () => {
  let verdicts: readonly Verdict[] = []
  beforeAll(async () => {
    verdicts = await runJudgedSet(fillSearchEngine(createEmbeddedSearch({ settings: { languageOf } })))
  })

  it('has at least sixty queries', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(60)
  })

  it.each(['nl', 'de', 'en', 'fr'] as const)('is answered well in %s', (language) => {
    expect(mean(verdicts.filter((verdict) => verdict.language === language))).toBeGreaterThanOrEqual(0.9)
  })

  it('has no query that is answered badly', () => {
    expect(verdicts.filter(({ ndcg }) => ndcg < 0.7)).toEqual([])
  })
})
