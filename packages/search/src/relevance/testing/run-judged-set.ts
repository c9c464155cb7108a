import type { SearchDocument } from '../../port.ts'
import { type Fixture, type JudgedLanguage, makeFixture } from './fixture.ts'
import { grade } from './judge.ts'
import { type JudgedQuery, judgedQueries } from './judged-queries.data.ts'
import { ndcg } from './ndcg.ts'

export type Verdict = JudgedQuery & {
  readonly ndcg: number
  /** What was found, each with its grade. */
  readonly found: readonly string[]
}

/** Fills an engine with the documents of one language; what it answers finds the ids for a text, best first. */
export type FillEngine = (
  language: JudgedLanguage,
  documents: readonly SearchDocument[],
) => Promise<(text: string) => Promise<readonly (number | string)[]>>

/** Asks an engine every judged query. */
export async function runJudgedSet(fill: FillEngine): Promise<Verdict[]> {
  const fixture = makeFixture()
  const verdicts: Verdict[] = []
  for (const [language, queries] of Map.groupBy(judgedQueries, (query) => query.language)) {
    const find = await fill(language, fixture.documents[language])
    for (const query of queries) verdicts.push(judge(query, await find(query.text), fixture))
  }
  return verdicts
}

function judge(query: JudgedQuery, ids: readonly (number | string)[], { facts, documents }: Fixture): Verdict {
  const all = facts
    .values()
    .map((fact) => grade(query.intent, fact))
    .toArray()
  const names = new Map(documents[query.language].map(({ id, name }) => [Number(id), String(name)]))
  const graded = ids.slice(0, 10).map((id) => {
    const fact = facts.get(Number(id))
    return { grade: fact ? grade(query.intent, fact) : 0, name: `${names.get(Number(id))} (${fact?.sku})` }
  })
  const grades = graded.map((one) => one.grade)
  return { ...query, ndcg: ndcg(grades, all), found: graded.map((one) => `${one.grade} ${one.name}`) }
}
