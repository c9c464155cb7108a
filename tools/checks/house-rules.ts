import ts from 'typescript'
import { lineOf, parseSource, walk } from '../files/parse-source.ts'
import { isTest, type Source } from '../files/read-sources.ts'
import { inspectLines, type Problem } from './problem.ts'

const isForTests = /\.test\.tsx?$|\/testing(\.ts$|\/)|^packages\/testkit\/|^e2e\//
const readsEnvironment = /^(apps\/server\/src\/config\.ts|(tools|bench|e2e)\/.+|.+\.config\.ts|.+\.test\.tsx?)$/

/** What neither the compiler nor the linter says: see docs and STYLE for the reasons. */
export function checkHouseRules(sources: Source[]): Problem[] {
  const documentFields = documentFieldsOf(sources)
  return sources
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap((source) => [
      ...checkClimbing(source),
      ...(readsEnvironment.test(source.path) ? [] : checkEnvironment(source)),
      ...(isTest(source.path) ? checkTest(source) : []),
      ...(isForTests.test(source.path)
        ? []
        : [
            ...checkCasts(source),
            ...checkHouseNumbers(source),
            ...checkCatalogueWire(source),
            ...checkDocumentFields(source, documentFields),
            ...checkModuleClock(source),
          ]),
    ])
}

/** Who counts three folders up does not see where the way ends. */
function checkClimbing({ path, text }: Source) {
  return inspectLines(path, text, (line) =>
    /\b(from|import|mock)\b[ (]*['"](\.\.\/){3}/.test(line)
      ? ['an import climbs three folders: say #ui/… (package.json, imports), or move what is needed']
      : [],
  )
}

/** "Rokin 92" with the affix "3" is not "Rokin 923": one function knows how the two are written. */
function checkHouseNumbers({ path, text }: Source) {
  if (path.endsWith('/street-line.ts')) return []
  return inspectLines(path, text, (line) =>
    /\baffix\}|\baffix\b.*\]\S*\.join\(|\+ \S*\baffix\b/.test(line)
      ? ['number and affix of a house are written by streetLine of @vonk/domain/addresses']
      : [],
  )
}

const speaksSearch = /\bsearchCatalogue\b|\b_(appliedFilters|appliedSort|availableFilters|searchText|source_include)\b/

/** One folder of the storefront knows how the search is asked; everybody else asks it for products, reviews, categories. */
function checkCatalogueWire({ path, text }: Source) {
  if (!/^apps\/storefront\/app\/(?!request\/catalogue\/)/.test(path)) return []
  return inspectLines(path, text, (line) =>
    speaksSearch.test(line) ? ['the search is asked by request/catalogue of the storefront only'] : [],
  )
}

const documentSchemas = /^packages\/contract\/src\/catalogue\/(found-product|product-document|other-documents)\.ts$/
/** Names that other calls use too, keys of look-ups, and kinds. */
const alsoElsewhere =
  /^(bundle_options|child_height|created_at|custom_options|customer_id|drop_down|is_in_stock|manage_stock|pim_.+|product_id|rating_name|review_entity|updated_at|url_key)$/

/** The names that only the documents of the catalogue have, as the contract says them. */
function documentFieldsOf(sources: Source[]): RegExp | null {
  const texts = sources.filter(({ path }) => documentSchemas.test(path)).map(({ text }) => text)
  const names = new Set(texts.join('\n').match(/\b[a-z]+(_[a-z0-9]+)+(?=:)/g))
  const own = [...names].filter((name) => !alsoElsewhere.test(name))
  return own.length === 0 ? null : new RegExp(`\\b(${own.join('|')})\\b`)
}

/** The same folder translates what is found: everybody else reads `urlPath`, typed, and never `url_path`. */
function checkDocumentFields({ path, text }: Source, fields: RegExp | null) {
  if (!fields || !/^apps\/storefront\/app\/(?!request\/catalogue\/|device\/)/.test(path)) return []
  return inspectLines(path, text, (line) =>
    !/^\s*(\/\/|\*|\/\*)/.test(line) && fields.test(line)
      ? ['fields of documents are named by request/catalogue of the storefront only: everybody else says urlPath']
      : [],
  )
}

/** A module is given its clock, so that a test can say what time it is. */
function checkModuleClock({ path, text }: Source) {
  if (!/^(packages|extensions)\/.+\/module\.ts$/.test(path)) return []
  return inspectLines(path, text, (line) =>
    /\bDate\.now\b|\bnew Date\(\)/.test(line) ? ['a module asks the clock of its ports'] : [],
  )
}

function checkEnvironment({ path, text }: Source) {
  return inspectLines(path, text, (line) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) return []
    if (!/\bprocess\.env\b|from ['"]node:process['"]/.test(line)) return []
    return ['the environment is read in apps/server/src/config.ts only']
  })
}

const switchedOff = /^(it|test|describe)\.(only|skip|todo|fixme)$/

function checkTest(source: Source): Problem[] {
  const calls = walk(parseSource(source))
    .filter((node) => ts.isCallExpression(node))
    .toArray()
  return calls.flatMap((call) => {
    const callee = call.expression.getText()
    const found = (message: string) => [{ severity: 'error', file: source.path, line: lineOf(call), message } as const]
    if (switchedOff.test(callee)) return found(`${callee}: a test runs or does not exist`)
    return isSleep(callee, call) ? found('a sleep: wait for what should happen instead') : []
  })
}

function isSleep(callee: string, call: ts.CallExpression) {
  const [task] = call.arguments
  return /\.waitForTimeout$/.test(callee) || (callee === 'setTimeout' && task !== undefined && ts.isIdentifier(task))
}

function checkCasts(source: Source): Problem[] {
  const lines = source.text.split('\n')
  return walk(parseSource(source))
    .filter((node) => ts.isAsExpression(node))
    .filter((cast) => cast.type.getText() !== 'const' && !isExplained(lines, cast))
    .map(
      (cast) =>
        ({
          severity: 'error',
          file: source.path,
          line: lineOf(cast.type),
          message: `"as ${cast.type.getText()}" needs a comment saying why`,
        }) as const,
    )
    .toArray()
}

/** A comment at the end of the line, on the line above, or above the whole statement. */
function isExplained(lines: string[], cast: ts.AsExpression) {
  const line = lineOf(cast.type)
  const statement = ts.findAncestor(cast, ts.isStatement) ?? cast
  const above = [lines[line - 2], lines[lineOf(statement) - 2]]
  return /\/\/ \S|\/\*.+\*\//.test(lines[line - 1] ?? '') || above.some((text) => /^\s*(\/\/|\*|\/\*)/.test(text ?? ''))
}
