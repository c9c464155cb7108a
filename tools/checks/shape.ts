import { posix } from 'node:path'
import ts from 'typescript'
import { parseSource, walk } from '../files/parse-source.ts'
import { isTest, type Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'
import { type ShapeLimits, shapeLimits } from './shape.data.ts'

/**
 * What is measured: the .ts and .tsx files under apps and packages, without tests (`*.test.ts`, `*.test.tsx`);
 * index.ts, *.data.ts and the builders for tests are counted. The length of a file is its physical lines.
 * Callbacks, written inside a call, a `new` or an attribute, count as lines of their caller, not as functions.
 */
export type Shape = {
  files: number
  fileMedian: number
  functions: number
  functionMedian: number
  functionP90: number
  /** Each a group of folders of the storefront that import each other, types included. */
  folderCycles: string[][]
}

const measured = /^(apps|packages)\/.+\.tsx?$/
const app = 'apps/storefront/app/'

export function measureShape(sources: Source[]): Shape {
  const own = sources.filter(({ path }) => measured.test(path) && !isTest(path) && !path.endsWith('.d.ts'))
  const files = own.map(({ text }) => text.trimEnd().split('\n').length)
  const functions = own.flatMap((source) => walk(parseSource(source)).filter(isOwnFunction).map(countLines).toArray())
  return {
    files: files.length,
    fileMedian: quantile(files, 0.5),
    functions: functions.length,
    functionMedian: quantile(functions, 0.5),
    functionP90: quantile(functions, 0.9),
    folderCycles: findFolderCycles(own.filter(({ path }) => path.startsWith(app))),
  }
}

export function describeShape({ files, fileMedian, functions, functionMedian, functionP90, folderCycles }: Shape) {
  const lines = `${files} files, median ${fileMedian} lines; ${functions} functions, median ${functionMedian}, p90 ${functionP90}`
  return `${lines}; folder cycles in the storefront: ${folderCycles.length}`
}

export function checkShape(shape: Shape, limits: ShapeLimits = shapeLimits): Problem[] {
  const { fileMedian, functionP90, folderCycles } = limits
  const file = 'tools/checks/shape.data.ts'
  const problems: Problem[] = []
  if (shape.fileMedian < fileMedian.least) {
    const message = `the median file has ${shape.fileMedian} lines, not ${fileMedian.least}: fold crumbs into their neighbours`
    problems.push({ severity: fileMedian.severity, file, message })
  }
  if (shape.functionP90 > functionP90.most) {
    const message = `one function in ten has more than ${shape.functionP90} lines (limit ${functionP90.most})`
    problems.push({ severity: functionP90.severity, file, message })
  }
  for (const folders of shape.folderCycles) {
    const message = `these folders import each other: ${folders.join(', ')}`
    problems.push({ severity: folderCycles.severity, file: app, message })
  }
  return problems
}

function isOwnFunction(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return false
  return !ts.isCallExpression(node.parent) && !ts.isNewExpression(node.parent) && !ts.isJsxExpression(node.parent)
}

function countLines(node: ts.Node) {
  const file = node.getSourceFile()
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line
  return lineAt(node.getEnd()) - lineAt(node.getStart(file)) + 1
}

/** The smallest value that the given share of the values does not exceed. */
function quantile(values: number[], share: number) {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
}

/** A folder is a floor of the storefront; each feature is a folder of its own. */
function folderOf(path: string) {
  return /^(features\/[^/]+|[^/]+)\//.exec(path.slice(app.length))?.[1]
}

function findFolderCycles(sources: Source[]): string[][] {
  const imports = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = folderOf(source.path)
    if (from === undefined) continue
    const targets = imports.get(from) ?? new Set()
    imports.set(from, targets)
    for (const target of importedFolders(source)) if (target !== from) targets.add(target)
  }
  const reachable = new Map(imports.keys().map((folder) => [folder, reach(folder, imports)]))
  const groups = imports.keys().map((folder) => {
    const group = [...(reachable.get(folder) ?? [])].filter((other) => reachable.get(other)?.has(folder))
    return group.sort()
  })
  return [...new Map(groups.filter((group) => group.length > 1).map((group) => [group.join(), group])).values()]
}

function importedFolders({ path, text }: Source): string[] {
  return (
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => /^[.#]/.test(name))
      // `#ui/button.tsx` is a file of the app, wherever it is named.
      .map((name) => (name.startsWith('#') ? `${app}${name.slice(1)}` : posix.join(posix.dirname(path), name)))
      .filter((target) => target.startsWith(app))
      .flatMap((target) => folderOf(target) ?? [])
  )
}

/** Every folder that can be reached from this one, itself included where a way leads back. */
function reach(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const target of imports.get(next) ?? []) {
      if (found.has(target)) continue
      found.add(target)
      waiting.push(target)
    }
  }
  return found
}
