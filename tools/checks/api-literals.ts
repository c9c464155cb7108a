import ts from 'typescript'
import { lineOf, parseSource, walk } from '../files/parse-source.ts'
import type { Source } from '../files/read-sources.ts'
import { filesWithApiLiterals } from './api-literals.data.ts'
import type { Problem } from './problem.ts'

const inBrowsers = /^apps\/(storefront\/app|desk\/src)\/.+\.tsx?$/
const isForTests = /\.test\.tsx?$|\/testing(\.tsx?$|\/)/
const list = 'tools/checks/api-literals.data.ts'

/** Storefront and desk take the addresses of the API from the contract. `allowed` is for files that do not yet. */
export function checkApiLiterals(sources: Source[], allowed: readonly string[] = filesWithApiLiterals): Problem[] {
  const found = sources
    .filter(({ path }) => inBrowsers.test(path) && !isForTests.test(path))
    .flatMap((source) => findLiterals(source))
  const clean = allowed.filter((path) => !found.some(({ file }) => file === path))
  return [
    ...found.filter(({ file }) => !allowed.includes(file)),
    ...clean.map(
      (path) => ({ severity: 'error', file: list, message: `${path} is clean: take it off the list` }) as const,
    ),
  ]
}

function findLiterals(source: Source): Problem[] {
  if (!source.text.includes('/api/')) return []
  return walk(parseSource(source))
    .filter((node) => isText(node) && node.text.includes('/api/'))
    .map((node) => ({ ...problem, file: source.path, line: lineOf(node) }))
    .toArray()
}

const problem = {
  severity: 'error',
  message: 'an address of the API: call the endpoint of @vonk/contract instead',
} as const

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
}
