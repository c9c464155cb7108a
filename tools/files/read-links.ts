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
  /** What the file itself exports and exists at run time. */
  readonly values: readonly ExportedValue[]
}

type ExportedValue = { readonly name: string; readonly isUsedInside: boolean }

export function readLinks(source: Source): Links {
  const file = parseSource(source)
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap(importsOf)
  const handedOn = file.statements.filter(ts.isExportDeclaration).flatMap(reexportsOf)
  return { imports: [...imported, ...lateImports(file)], reexports: handedOn, values: valuesOf(file) }
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

function valuesOf(file: ts.SourceFile): ExportedValue[] {
  const names = file.statements.filter(isValue).flatMap(namesOf)
  const words = new Map<string, number>()
  for (const node of names.length > 0 ? walk(file) : []) {
    if (ts.isIdentifier(node)) words.set(node.text, (words.get(node.text) ?? 0) + 1)
  }
  return names.map((name) => ({ name, isUsedInside: (words.get(name) ?? 0) > 1 }))
}

function isValue(statement: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return false
  return ts.canHaveModifiers(statement) && hasExport(ts.getModifiers(statement))
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
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
