import ts from 'typescript'
import { lineOf, parseSource, walk } from '../files/parse-source.ts'
import type { Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'
import { foldersToClean, formerNames, wishlistNames } from './words.data.ts'

const ours = /^(apps|packages|e2e|bench|tools)\/.+\.tsx?$/
/** Quick to ask before a file is parsed. */
const suspicious = /Wish\b|\bknown\b|Written|pile|basis|gather|gate|\banew\b|\bh[au]ngs? on\b/i
const former = [...Map.groupBy(formerNames, ({ within = '' }) => within)].map(([within, list]) => ({
  within,
  pattern: new RegExp(`\\b(${list.flatMap(({ names }) => names).join('|')})\\b|Away\\b`),
}))

/** Settings and columns, whose names are given. */
const isTheirs = /^[a-z0-9]+(_[a-z0-9]+)+$/

type Name = { text: string; words: string[]; path: string; isDeclared: boolean }
type Rule = { isBroken: (name: Name) => boolean; advice: string }

/** Words of a private language, and what the trade says instead. */
const rules: Rule[] = [
  { isBroken: isNoWishlist, advice: 'a Wish is an entry of the wishlist; say request, query, options or criteria' },
  {
    isBroken: ({ text, isDeclared }) => isDeclared && text === 'known',
    advice: 'say what it is: cached, existing, seen or found',
  },
  { isBroken: ({ text }) => /^[A-Z]/.test(text) && /Written(?![a-z])/.test(text), advice: 'say fragment' },
  { isBroken: ({ words }) => words.includes('pile'), advice: 'say collection' },
  { isBroken: ({ words }) => words.includes('basis'), advice: 'say cache tags, or what it is made of' },
  { isBroken: ({ words }) => words.some((word) => /^gather(ed|ing)?$/.test(word)), advice: 'say batch or collect' },
  { isBroken: ({ words }) => words.includes('gate'), advice: 'say host' },
  { isBroken: ({ text }) => /[a-z]Away$/.test(text), advice: 'say …Unavailable' },
  ...formerNames.map(({ names, say, within = '' }): Rule => {
    return { isBroken: ({ text, path }) => names.includes(text) && path.startsWith(within), advice: `say ${say}` }
  }),
]

const phrases = [
  { pattern: /\banew\b/i, advice: 'say again' },
  { pattern: /\bh[au]ngs? on\b/i, advice: 'say depends on' },
]

function mayBeFormer(path: string, text: string) {
  return former.some(({ within, pattern }) => path.startsWith(within) && pattern.test(text))
}

type Lists = { toClean: readonly { folder: string }[]; wishlist: readonly string[] }

/** The words of names and comments. A folder on the list to clean is let off; a clean one on it is said. */
export function checkWords(
  sources: Source[],
  { toClean, wishlist }: Lists = { toClean: foldersToClean, wishlist: wishlistNames },
): Problem[] {
  const found = sources
    .filter(({ path }) => ours.test(path) && !path.startsWith('tools/checks/words'))
    .filter(({ path, text }) => suspicious.test(text) || mayBeFormer(path, text))
    .flatMap((source) => [...checkNames(source, wishlist), ...checkComments(source)])
  const isIn = (folder: string) => (problem: Problem) => problem.file.startsWith(folder)
  const clean = toClean.filter(({ folder }) => !found.some(isIn(folder)))
  return [
    ...found.filter((problem) => !toClean.some(({ folder }) => isIn(folder)(problem))),
    ...clean.map(({ folder }): Problem => {
      return { severity: 'warning', file: 'tools/checks/words.data.ts', message: `${folder} is clean: take it off` }
    }),
  ]
}

/** Each name once per file, where it stands first. */
function checkNames(source: Source, wishlist: readonly string[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const node of walk(parseSource(source))) {
    if (!ts.isIdentifier(node) || isTheirs.test(node.text) || wishlist.includes(node.text)) continue
    if (problems.has(node.text)) continue
    const name = { text: node.text, words: wordsOf(node.text), path: source.path, isDeclared: isDeclared(node) }
    const broken = rules.find(({ isBroken }) => isBroken(name))
    if (broken) problems.set(node.text, problemAt(source, lineOf(node), `${node.text}: ${broken.advice}`))
  }
  return [...problems.values()]
}

function checkComments(source: Source): Problem[] {
  if (!phrases.some(({ pattern }) => pattern.test(source.text))) return []
  const file = parseSource(source)
  return commentsOf(file).flatMap(({ pos, end }) => {
    const comment = source.text.slice(pos, end)
    const line = file.getLineAndCharacterOfPosition(pos).line + 1
    return phrases
      .filter(({ pattern }) => pattern.test(comment))
      .map(({ pattern, advice }) => problemAt(source, line, `"${pattern.exec(comment)?.[0]}": ${advice}`))
  })
}

function problemAt({ path }: Source, line: number, message: string): Problem {
  return { severity: 'error', file: path, line, message }
}

/** Comments belong to no node, but stand before or behind a token. */
function commentsOf(file: ts.SourceFile): ts.CommentRange[] {
  const comments = tokensOf(file, file).flatMap(({ pos, end }) => [
    ...(ts.getLeadingCommentRanges(file.text, pos) ?? []),
    ...(ts.getTrailingCommentRanges(file.text, end) ?? []),
  ])
  return [...new Map(comments.map((comment) => [comment.pos, comment])).values()]
}

function tokensOf(node: ts.Node, file: ts.SourceFile): ts.Node[] {
  if (node.kind === ts.SyntaxKind.JsxText) return []
  const children = node.getChildren(file)
  return children.length === 0 ? [node] : children.flatMap((child) => tokensOf(child, file))
}

function wordsOf(name: string) {
  return name.split(/_+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase())
}

function isNoWishlist({ text, path }: Name) {
  return text.endsWith('Wish') && !/wish/.test(path)
}

function isDeclared(node: ts.Identifier) {
  const { parent } = node
  const isBinding = ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)
  return isBinding && parent.name === node
}
