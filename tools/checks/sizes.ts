import ts from 'typescript'
import { lineOf, parseSource, walk } from '../files/parse-source.ts'
import { isTest, type Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'

const fileLimits = { warning: 200, error: 300 }
const functionLimits = { warning: 40, error: 60 }

/** Long by nature, each with its reason. */
const exempt: { path: RegExp; reason: string }[] = [
  { path: /\.test\.tsx?$/, reason: 'a list of cases' },
  { path: /\.data\.ts$/, reason: 'a table of data' },
  { path: /\.illustration\.tsx$/, reason: 'a drawing' },
]

export function checkSizes(sources: Source[]): Problem[] {
  const measured = sources.filter(({ path }) => !exempt.some((entry) => entry.path.test(path)))
  return measured.flatMap((source) => [...checkFile(source), ...checkFunctions(source)])
}

function checkFile({ path, text }: Source): Problem[] {
  const lines = text.trimEnd().split('\n').length
  const severity = judge(lines, fileLimits)
  return severity ? [{ severity, file: path, message: `${lines} lines (limit ${fileLimits[severity]})` }] : []
}

function checkFunctions(source: Source): Problem[] {
  if (!/\.tsx?$/.test(source.path) || isTest(source.path)) return []
  const file = parseSource(source)
  return walk(file)
    .filter(isBody)
    .toArray()
    .flatMap((node) => checkFunction(source.path, node))
}

function checkFunction(file: string, node: ts.FunctionLikeDeclaration): Problem[] {
  const { line: last } = node.getSourceFile().getLineAndCharacterOfPosition(node.getEnd())
  const lines = last - lineOf(node) + 2
  const severity = judge(lines, functionLimits)
  if (!severity) return []
  const name = node.name?.getText() ?? 'a function'
  return [
    { severity, file, line: lineOf(node), message: `${name} has ${lines} lines (limit ${functionLimits[severity]})` },
  ]
}

function isBody(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node)) &&
    node.body !== undefined
  )
}

function judge(lines: number, limits: { warning: number; error: number }) {
  if (lines > limits.error) return 'error'
  return lines > limits.warning ? 'warning' : null
}
