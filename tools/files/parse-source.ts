import ts from 'typescript'
import type { Source } from './read-sources.ts'

const options: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
}

/** Syntax only, no types: a few milliseconds per file, and only for the first check that asks. */
export function parseSource(source: Source): ts.SourceFile {
  const kind = source.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  source.tree ??= ts.createSourceFile(source.path, source.text, options, true, kind)
  return source.tree
}

/** The node and all below it, in the order of the text. Not recursive: a generator within generators hands on every node at every level. */
export function* walk(start: ts.Node): Generator<ts.Node> {
  const open = [start]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    const children: ts.Node[] = []
    // The braces matter: forEachChild stops at the first answer that is not undefined.
    node.forEachChild((child) => {
      children.push(child)
    })
    open.push(...children.reverse())
  }
}

export function lineOf(node: ts.Node) {
  const file = node.getSourceFile()
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}
