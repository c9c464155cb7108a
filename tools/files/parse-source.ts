import ts from 'typescript'
import type { Source } from './read-sources.ts'

/** Syntax only, no types: a few milliseconds per file. */
export function parseSource({ path, text }: Source) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

export function* walk(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  // The braces matter: forEachChild stops at the first answer that is not undefined.
  node.forEachChild((child) => {
    children.push(child)
  })
  for (const child of children) yield* walk(child)
}

export function lineOf(node: ts.Node) {
  const file = node.getSourceFile()
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}
