import type { FirstQuestion, SearchEngine, SharedIndex } from '../port.ts'
import { writeListQuestions } from './answer-query.ts'
import { type Cluster, patiently, SearchFailed } from './cluster.ts'
import type { Indices } from './indices.ts'
import { StateIndex } from './state-index.ts'
import type { Lexicons } from './text/lexicons.ts'

type Options = {
  readonly cluster: Cluster
  readonly indices: Indices
  readonly engine: SearchEngine
  readonly lexicons: Lexicons
  readonly prefix: string
  readonly format: string
}

export function createSharedIndex({ cluster, indices, engine, lexicons, prefix, format }: Options): SharedIndex {
  const states = new StateIndex(cluster, `${prefix}.state`)
  let writer: number | null = null

  /** An alias has no version: whoever has been followed by somebody else may not move it. */
  async function refuseLatecomer(): Promise<void> {
    if (writer !== null && !(await states.isLastWriter(writer))) {
      throw new SearchFailed('somebody else writes the index by now', 409)
    }
  }

  return {
    name: prefix,
    engine,
    async loadStates(views) {
      const found = await states.load(views)
      return new Map([...found].map(([view, own]) => [view, { value: own.value, isCurrent: own.format === format }]))
    },
    async saveStates(values) {
      const serving = await indices.findAllServing([...values.keys()])
      const kept = [...values].flatMap(([view, value]) => {
        const index = serving.get(view)
        return index === undefined ? [] : [[view, { index, format, value }] as const]
      })
      await states.save(new Map(kept))
    },
    async readWords(collection) {
      await lexicons.load(collection)
    },
    onWords: (listener) => lexicons.onChange(listener),
    async findMissing(views) {
      const serving = await indices.findAllServing(views)
      return views.filter((view) => !serving.has(view))
    },
    beginRebuild: (view) => indices.beginRebuild(view),
    async endRebuild(view, value, first) {
      const index = await indices.endRebuild(view, async (built) => {
        if (first) await answerFirst(cluster, built, first)
        await refuseLatecomer()
      })
      await states.save(new Map([[view, { index, format, value }]]))
    },
    async takeOver() {
      writer = await states.nextWriter()
      indices.takeOver(writer)
    },
  }
}

/** Some texts of which each prefers one copy of an index, so that all copies are asked. */
const preferences = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

async function answerFirst({ searchAll }: Cluster, index: string, { entity, query }: FirstQuestion): Promise<void> {
  const questions = writeListQuestions(entity, query)
  for (const preference of preferences) await searchAll(index, questions, { ...patiently, preference })
}
