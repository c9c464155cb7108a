import { isTest, type Source } from '../files/read-sources.ts'
import { inspectLines, type Problem } from './problem.ts'

const ours = /^(apps|packages)\/(?!(demo|languages|testkit)\/)/
const isForTests = /\/(testing|conformance|vectors)(\.tsx?$|\/)/
const folder = /^packages\/languages\/([^/]+)\/facts\.ts$/
const comment = /^\s*(\/\*\*?|\*|\/\/).*|\/\/ .*$/

/** Languages are folders: outside them no code knows one. Why a file may name one stands beside it in the list. */
export function checkLanguages(sources: Source[], exceptions: Readonly<Record<string, string>>): Problem[] {
  const namesOne = namesOneOf(sources.flatMap(({ path }) => folder.exec(path)?.[1] ?? []))
  const found = sources
    .filter(({ path }) => ours.test(path) && !isTest(path) && !isForTests.test(path))
    .flatMap(({ path, text }) =>
      inspectLines(path, text, (line) => (namesOne.test(line.replace(comment, '')) ? [message] : [])),
    )
  const named = new Set(found.map(({ file }) => file))
  const idle = Object.keys(exceptions).filter((path) => !named.has(path))
  return [
    ...found.filter(({ file }) => !Object.hasOwn(exceptions, file)),
    ...idle.map((file) => ({ severity: 'error', file, message: 'names no language any more: off the list' }) as const),
  ]
}

const message = 'languages are folders of packages/languages: ask what is offered, or the view which one is its own'

/** As a text of its own, with a region too; as the key of a table; in a row of alternatives. */
function namesOneOf(tags: readonly string[]): RegExp {
  const tag = `(?:${tags.join('|')})`
  return new RegExp(`(['"\`])${tag}(?:-[A-Z]{2})?\\1|(?:^|[{,])\\s*${tag}: |\\b${tag}\\|${tag}\\b`)
}
