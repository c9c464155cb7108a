import { domainFolder, findReachedRules } from '../checks/domain-is-used.ts'
import { readLinks } from '../files/read-links.ts'
import type { Source } from '../files/read-sources.ts'
import { findNamedRules, type NamedRule } from './find-named-rules.ts'

/** Tests of what no visitor meets. */
const elsewhere = /^(packages\/(demo|testkit)|tools|bench)\//

/**
 * The rules that a test reaches through the running shop: by a page, a call of the API or the device, or by a function of
 * the domain that the shop's entry points lead to. What is proven on a function nothing calls is not among them.
 */
function findLiveRules(sources: readonly Source[], named: readonly NamedRule[]): ReadonlySet<string> {
  const isReached = findReachedRules(sources)
  const texts = new Map(sources.map((source) => [source.path, source]))
  const isLive = ({ file, text }: NamedRule) => {
    if (!file.startsWith(domainFolder)) return !elsewhere.test(file)
    const test = texts.get(file)
    const tested = test ? readLinks(test).imports.filter(({ from, isType }) => from.startsWith('.') && !isType) : []
    const own = tested.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
    return (own.length > 0 ? own : tested).some(({ from, name }) => isReached(file, from, name))
  }
  return new Set(named.filter(isLive).map(({ id }) => id))
}

/** The rules that tests name, and those of them that the shop keeps where a visitor would notice. */
export function findCoveredRules(sources: Source[]) {
  const named = findNamedRules(sources)
  return { named: new Set(named.map(({ id }) => id)), live: findLiveRules(sources, named) }
}
