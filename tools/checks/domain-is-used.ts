import { posix } from 'node:path'
import { type Link, type Links, readLinks } from '../files/read-links.ts'
import { isTest, type Source } from '../files/read-sources.ts'
import type { Problem } from './problem.ts'

/** A rule of the domain that is written before the capability that will use it. */
export type Waiting = {
  /** Below `packages/domain/src`. */
  readonly file: string
  /** Where only some of a file wait; the shop uses the rest. */
  readonly names?: readonly string[]
  readonly waitsFor: 'checkout' | 'account' | 'offline' | 'editor' | 'live rules'
  readonly since: string
}

type Graph = ReadonlyMap<string, Links>

const domain = 'packages/domain/src/'
export const domainFolder = domain
const production = /^(apps|packages\/(commerce|content|staff|module|search|contract|client|platform))\/.+\.tsx?$/
const isForTests = (path: string) => isTest(path) || /\/testing(\.tsx?$|\/)/.test(path)

/** A rule nobody executes is no rule: everything in the domain is used by the shop, or waits on a dated list. */
export function checkDomainIsUsed(sources: readonly Source[], waiting: readonly Waiting[]): Problem[] {
  const files = sources.filter(({ path }) => !isForTests(path))
  const rules: Graph = new Map(files.filter(isRule).map((file) => [file.path, readLinks(file)]))
  const users = files.filter(isUser).flatMap((file) => linksOf(readLinks(file)))
  // What a waiting rule imports waits with it.
  const later = reach(rules, [...users, ...waiting.flatMap(linksTo)])
  const now = reach(rules, users)
  return [...findUnused(rules, later), ...waiting.flatMap((entry) => checkWaiting(entry, rules, now))]
}

/** Says of what a file of the domain imports whether the shop executes it. */
export function findReachedRules(sources: readonly Source[]) {
  const files = sources.filter(({ path }) => !isForTests(path))
  const rules: Graph = new Map(files.filter(isRule).map((file) => [file.path, readLinks(file)]))
  const reached = reach(
    rules,
    files.filter(isUser).flatMap((file) => linksOf(readLinks(file))),
  )
  return (importer: string, specifier: string, name: string): boolean =>
    ownersOf(rules, resolve(importer, specifier), name).some((owner) => {
      const isInside = rules.get(owner.path)?.values.some((value) => value.name === owner.name && value.isUsedInside)
      return reached.names.has(`${owner.path} ${owner.name}`) || (isInside === true && reached.values.has(owner.path))
    })
}

function isRule({ path }: Source): boolean {
  return path.startsWith(domain)
}

function isUser({ path, text }: Source): boolean {
  return production.test(path) && text.includes('@vonk/domain/')
}

function linksTo({ file, names = ['*'] }: Waiting): Link[] {
  return names.map((name) => ({ from: domain + file, name, isType: false }))
}

function findUnused(rules: Graph, reached: Reached): Problem[] {
  const advice = 'delete it, or say in domain-waiting what it waits for'
  return [...rules].flatMap(([path, { values }]) => {
    if (isBarrel(path)) return []
    if (!isUsed(rules, reached, path)) return [problem(path, `the shop does not use this: ${advice}`)]
    return values
      .filter(({ name, isUsedInside }) => !isUsedInside && !reached.names.has(`${path} ${name}`))
      .map(({ name }) => problem(path, `the shop does not use ${name}: ${advice}`))
  })
}

function checkWaiting({ file, names, waitsFor }: Waiting, rules: Graph, reached: Reached): Problem[] {
  const path = domain + file
  const links = rules.get(path)
  if (!links) return [problem(path, 'is gone: take it off domain-waiting')]
  if (!names && isUsed(rules, reached, path)) {
    return [problem(path, `is used, so it does not wait for ${waitsFor}: take it off domain-waiting`)]
  }
  return (names ?? []).flatMap((name) => {
    if (!links.values.some((value) => value.name === name)) return [problem(path, `${name} is gone: take it off`)]
    return reached.names.has(`${path} ${name}`) ? [problem(path, `${name} is used: take it off domain-waiting`)] : []
  })
}

type Reached = { readonly values: Set<string>; readonly types: Set<string>; readonly names: Set<string> }

/** Who only takes the types of a file does not run its rules. */
function isUsed(rules: Graph, { values, types }: Reached, path: string): boolean {
  return values.has(path) || (types.has(path) && rules.get(path)?.values.length === 0)
}

function reach(rules: Graph, from: readonly Link[]): Reached {
  const reached: Reached = { values: new Set(), types: new Set(), names: new Set() }
  const open = from.map((link) => ({ link, importer: '' }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { link, importer } = next
    for (const owner of ownersOf(rules, resolve(importer, link.from), link.name)) {
      const followed = enter(rules, reached, owner, link.isType)
      open.push(...followed.map((each) => ({ link: each, importer: owner.path })))
    }
  }
  return reached
}

/** Notes that something of a file is used; the links to follow, when it is the first time. */
function enter(rules: Graph, reached: Reached, { path, name }: Owner, isType: boolean): readonly Link[] {
  const seen = isType ? reached.types : reached.values
  const isFirst = !seen.has(path)
  seen.add(path)
  if (!isType) for (const each of namesOf(rules, path, name)) reached.names.add(`${path} ${each}`)
  const links = rules.get(path)
  return isFirst && links ? linksOf(links).filter((link) => link.isType || !isType) : []
}

function namesOf(rules: Graph, path: string, name: string): readonly string[] {
  return name === '*' ? (rules.get(path)?.values.map((value) => value.name) ?? []) : [name]
}

function linksOf({ imports, reexports }: Links): readonly Link[] {
  return [...imports, ...reexports]
}

type Owner = { readonly path: string; readonly name: string }

/** The files that write down what `path` exports under `name`, behind all barrels. */
function ownersOf(rules: Graph, path: string, name: string): Owner[] {
  const links = rules.get(path)
  if (!links) return []
  const handedOn = links.reexports.filter(({ as }) => name === '*' || as === name || as === '*')
  const named = handedOn.filter(({ as }) => as === name)
  const followed = name === '*' || named.length === 0 ? handedOn : named
  const behind = followed.flatMap((link) =>
    ownersOf(rules, resolve(path, link.from), link.as === '*' ? name : link.name),
  )
  const isOwn = !isBarrel(path) && (name === '*' || behind.length === 0)
  return isOwn ? [{ path, name }, ...behind] : behind
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
