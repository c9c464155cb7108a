import { posix } from 'node:path'
import { type Link, type Links, readLinks } from '../files/read-links.ts'
import { isTest, type Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'

/** A rule of the domain that is written before the capability that will use it. */
export type Waiting = {
  /** Below `packages/domain/src`. */
  readonly file: string
  readonly waitsFor: 'checkout' | 'account' | 'offline' | 'editor' | 'live rules'
  readonly since: string
}

type Graph = ReadonlyMap<string, Links>

const domain = 'packages/domain/src/'
const production = /^(apps|packages\/(commerce|content|search|contract|client|platform))\/.+\.tsx?$/
const isForTests = (path: string) => isTest(path) || /\/testing(\.tsx?$|\/)/.test(path)

/** A rule nobody executes is no rule: every file of the domain is used by the shop, or waits on a dated list. */
export function checkDomainIsUsed(sources: readonly Source[], waiting: readonly Waiting[]): Problem[] {
  const files = sources.filter(({ path }) => !isForTests(path))
  const rules: Graph = new Map(files.filter(isRule).map((file) => [file.path, readLinks(file)]))
  const users = files.filter(isUser).flatMap((file) => linksOf(readLinks(file)))
  const reached = reach(rules, users)
  return [
    ...findUnused(rules, waiting, users),
    ...waiting.flatMap(({ file, waitsFor }) => {
      if (!rules.has(domain + file)) return [problem(domain + file, 'is gone: take it off domain-waiting')]
      if (!isUsed(rules, reached, domain + file)) return []
      return [problem(domain + file, `is used, so it does not wait for ${waitsFor}: take it off domain-waiting`)]
    }),
  ]
}

function isRule({ path }: Source): boolean {
  return path.startsWith(domain)
}

function isUser({ path, text }: Source): boolean {
  return production.test(path) && text.includes('@vonk/domain/')
}

/** What a waiting file imports waits with it. */
function findUnused(rules: Graph, waiting: readonly Waiting[], users: readonly Link[]): Problem[] {
  const soon = waiting.map(({ file }) => ({ from: domain + file, name: '*', isType: false }))
  const reached = reach(rules, [...users, ...soon])
  return [...rules.keys()]
    .filter((path) => !isBarrel(path) && !isUsed(rules, reached, path))
    .map((path) => problem(path, 'the shop does not use this: delete it, or say in domain-waiting what it waits for'))
}

type Reached = { readonly values: Set<string>; readonly types: Set<string> }

/** Who only takes the types of a file does not run its rules. */
function isUsed(rules: Graph, { values, types }: Reached, path: string): boolean {
  return values.has(path) || (types.has(path) && !rules.get(path)?.hasValues)
}

function reach(rules: Graph, from: readonly Link[]): Reached {
  const reached: Reached = { values: new Set(), types: new Set() }
  const open = from.map((link) => ({ link, importer: '' }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { isType } = next.link
    for (const path of ownersOf(rules, resolve(next.importer, next.link.from), next.link.name)) {
      const seen = isType ? reached.types : reached.values
      if (seen.has(path)) continue
      seen.add(path)
      const links = rules.get(path)
      const followed = links ? linksOf(links).filter((link) => link.isType || !isType) : []
      open.push(...followed.map((link) => ({ link, importer: path })))
    }
  }
  return reached
}

function linksOf({ imports, reexports }: Links): readonly Link[] {
  return [...imports, ...reexports]
}

/** The files that write down what `path` exports under `name`, behind all barrels. */
function ownersOf(rules: Graph, path: string, name: string): string[] {
  const links = rules.get(path)
  if (!links) return []
  const handedOn = links.reexports.filter(({ as }) => name === '*' || as === name || as === '*')
  const named = handedOn.filter(({ as }) => as === name)
  const followed = name === '*' || named.length === 0 ? handedOn : named
  const behind = followed.flatMap((link) =>
    ownersOf(rules, resolve(path, link.from), link.as === '*' ? name : link.name),
  )
  const isOwn = !isBarrel(path) && (name === '*' || behind.length === 0)
  return isOwn ? [path, ...behind] : behind
}

function resolve(importer: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  return specifier.replace(/^@vonk\/domain\/(.+)$/, `${domain}$1/index.ts`)
}

function isBarrel(path: string): boolean {
  return path.endsWith('/index.ts')
}

function problem(file: string, message: string): Problem {
  return { severity: 'error', file, message }
}
