import ts from 'typescript'
import { parseSource, walk } from './parse-source.ts'
import type { Source } from './read-sources.ts'

/** One name that a file takes from another; `*` is all of them. */
export type Link = { readonly from: string; readonly name: string; readonly isType: boolean }

/** A link that is handed on, under a name of its own. */
export type Reexport = Link & { readonly as: string }

export type Links = {
  readonly imports: readonly Link[]
  readonly reexports: readonly Reexport[]
  /** Whether the file itself exports anything that exists at run time. */
  readonly hasValues: boolean
}

export function readLinks(source: Source): Links {
  const file = parseSource(source)
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap(importsOf)
  const handedOn = file.statements.filter(ts.isExportDeclaration).flatMap(reexportsOf)
  return { imports: [...imported, ...lateImports(file)], reexports: handedOn, hasValues: file.statements.some(isValue) }
}

function importsOf({ moduleSpecifier, importClause }: ts.ImportDeclaration): Link[] {
  const from = textOf(moduleSpecifier)
  if (!importClause) return [{ from, name: '*', isType: false }]
  const isType = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword
  const whole = importClause.name ? [{ from, name: 'default', isType }] : []
  const bindings = importClause.namedBindings
  if (!bindings) return whole
  if (ts.isNamespaceImport(bindings)) return [...whole, { from, name: '*', isType }]
  return [
    ...whole,
    ...bindings.elements.map((each) => ({ from, name: nameOf(each), isType: isType || each.isTypeOnly })),
  ]
}

function reexportsOf({ moduleSpecifier, exportClause, isTypeOnly }: ts.ExportDeclaration): Reexport[] {
  if (!moduleSpecifier) return []
  const from = textOf(moduleSpecifier)
  if (!exportClause || ts.isNamespaceExport(exportClause)) {
    return [{ from, name: '*', as: exportClause?.name.text ?? '*', isType: isTypeOnly }]
  }
  return exportClause.elements.map((each) => ({
    from,
    name: nameOf(each),
    as: each.name.text,
    isType: isTypeOnly || each.isTypeOnly,
  }))
}

/** `import('…')`, as a value and as a type. */
function lateImports(file: ts.SourceFile): Link[] {
  return walk(file)
    .flatMap((node): Link[] => {
      if (ts.isImportTypeNode(node)) return [{ from: textOf(node.argument), name: '*', isType: true }]
      const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      return isCall && node.arguments[0] ? [{ from: textOf(node.arguments[0]), name: '*', isType: false }] : []
    })
    .toArray()
}

function isValue(statement: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return false
  return ts.canHaveModifiers(statement) && hasExport(ts.getModifiers(statement))
}

function hasExport(modifiers: readonly ts.Modifier[] = []): boolean {
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function nameOf({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (propertyName ?? name).text
}

function textOf(specifier: ts.Node): string {
  const literal = ts.isLiteralTypeNode(specifier) ? specifier.literal : specifier
  return ts.isStringLiteralLike(literal) ? literal.text : ''
}
