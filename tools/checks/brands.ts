import { isTest, type Source } from '../files/read-sources.ts'
import { inspectLines, type Problem } from './problem.ts'

const ours = /^(apps|packages)\/(?!demo\/|testkit\/)/
const isForTests = /\/(testing|vectors)(\.tsx?$|\/)/

/** The product has the name of one of them: its log, its database and indexes, and what it calls itself to others. */
const ofProduct = [
  /\bplatform: 'vonk'/,
  /\bcreateLog\(\{.* name: 'vonk'/,
  /\bapplication_name\b.* 'vonk'/,
  /\bcluster_name: 'vonk'/,
  /^export const (database|superuser) = 'vonk'/,
  /\.default\('vonk'\)/,
  /\btitle: 'Vonk API'/,
  /\bspace: \{ id: 1, name: 'Vonk',/,
  /begins with "vonk"/,
]

/** The sister's name or code, and the label's as the whole of a text, at the head of one or in a name. */
const sister = /razz|\brz(ss)?_/i
const label = /(['"`>])(vonk|Vonk( [A-Z%][^'"`<]*)?)['"`<]|\| Vonk\b|\bvonk[A-Z]\w*|\bVonk(?!_)\w+/

/** Brands are rows: outside the demo no code knows one. */
export function checkBrands(sources: Source[], exceptions: readonly string[]): Problem[] {
  const found = sources
    .filter(({ path }) => ours.test(path) && !isTest(path) && !isForTests.test(path))
    .flatMap(({ path, text }) => inspectLines(path, text, (line) => (namesBrand(line) ? [message] : [])))
  const named = new Set(found.map(({ file }) => file))
  const idle = exceptions.filter((path) => !named.has(path))
  return [
    ...found.filter(({ file }) => !exceptions.includes(file)),
    ...idle.map((file) => ({ severity: 'error', file, message: 'names no brand any more: off the list' }) as const),
  ]
}

const message = 'brands are rows: ask the store view what its brand is called'

function namesBrand(line: string): boolean {
  return sister.test(line) || (label.test(line) && !ofProduct.some((saying) => saying.test(line)))
}
