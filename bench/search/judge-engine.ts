import { runJudgedSet } from '@vonk/search/relevance/testing'
import type { Candidate, Engine } from './candidate.ts'

const firstTen = { filters: [], sort: [], from: 0, size: 10, facets: [], fields: { include: ['id'], exclude: [] } }

/** nDCG@10 of an engine over the judged queries, by language. */
export async function judgeEngine(engine: Engine): Promise<Record<string, number>> {
  const opened: Candidate[] = []
  const verdicts = await runJudgedSet(async (language, documents) => {
    const candidate = await engine.open(language)
    opened.push(candidate)
    await candidate.add(documents)
    await candidate.finish()
    return async (text) => (await candidate.query({ ...firstTen, text })).ids
  })
  for (const candidate of opened) await candidate.close()
  const byLanguage = Map.groupBy(verdicts, ({ language }) => language)
  const mean = (list: readonly { readonly ndcg: number }[]) =>
    list.reduce((sum, { ndcg }) => sum + ndcg, 0) / list.length
  return Object.fromEntries(byLanguage.entries().map(([language, list]) => [language, mean(list)]))
}
