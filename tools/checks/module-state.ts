import ts from 'typescript'
import { lineOf, parseSource } from '../files/parse-source.ts'
import { isTest, type Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'

// The demo, tests and what only developers start may keep what they like; a worker or a command has its process to itself.
const ours = /^(apps|packages)\/(?!demo\/|testkit\/).+\.tsx?$/
const isForTests = /\/testing(\.tsx?$|\/)/

/** Nothing keeps state in a module: what remembers is created where the process or the request is set up. */
export function checkModuleState(sources: Source[]): Problem[] {
  return sources
    .filter(({ path }) => ours.test(path) && !isTest(path) && !isForTests.test(path))
    .flatMap((source) => parseSource(source).statements.flatMap((statement) => inspect(source, statement)))
}

function inspect(source: Source, statement: ts.Statement): Problem[] {
  if (!ts.isVariableStatement(statement) || isAmbient(statement)) return []
  const { declarationList } = statement
  const isConst = (declarationList.flags & ts.NodeFlags.Const) !== 0
  return declarationList.declarations
    .filter(({ initializer, type }) => !isConst || (initializer && !isReadonly(type) && keepsState(initializer)))
    .map((declaration) => ({
      severity: 'error',
      file: source.path,
      line: lineOf(declaration),
      message: `${declaration.name.getText()} keeps state in a module: create it at set-up and hand it in`,
    }))
}

function isAmbient(statement: ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false
}

function isReadonly(type: ts.TypeNode | undefined): boolean {
  return type?.getText().startsWith('Readonly') ?? false
}

const fillable = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'LRUCache'])
const cacheTool = /^create\w*(Cache|Memo|Store|Queue)$/

/** An empty collection or a cache is there to be filled; a collection with its content is a table. */
function keepsState(initializer: ts.Expression): boolean {
  if (ts.isNewExpression(initializer)) {
    const name = initializer.expression.getText()
    const isTable = ['Map', 'Set'].includes(name) && (initializer.arguments?.length ?? 0) > 0
    return fillable.has(name) && !isTable
  }
  return ts.isCallExpression(initializer) && cacheTool.test(initializer.expression.getText())
}
