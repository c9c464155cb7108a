export { fillSearchEngine } from './fill-search-engine.ts'
export { type FillEngine, runJudgedSet, type Verdict } from './run-judged-set.ts'
