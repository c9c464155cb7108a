import type { Result } from '@vonk/domain/result'
import { canonicalTag, isOffered, languages } from '@vonk/languages'
import { type Terminal, UsageError } from '@vonk/platform/command-line'
import type { ViewRefusal, ViewToAdd, ViewToSet } from '../change-views.ts'
import { viewPatterns } from '../check-view.ts'
import type { Ending } from '../count-ending.ts'
import type { Stores } from '../stores.ts'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const

/** What a view is made of, as options name it. */
export const viewOptions = {
  ...{ brand: text, language: text, host: text, prefix: text, country: text, title: text, 'root-category': text },
  ...{ 'sample-sale': yes, hidden: yes, indexed: yes, yes },
} as const

type Values = {
  readonly [Name in keyof typeof viewOptions]?: (typeof viewOptions)[Name] extends typeof yes ? boolean : string
}

export type ViewChange = {
  readonly code: string
  /** Something ends with it, which is said before it is done. */
  readonly isEnding?: boolean
  readonly done: string
  run(stores: Stores, how?: { readonly isRehearsal: boolean }): Promise<Result<true, ViewRefusal>>
}

/** What is to be done with a view, as the command line says it. */
export function readChange(action: string, code: string, values: Values): ViewChange {
  switch (action) {
    case 'add':
      return readAdding(readNewView(code, values))
    case 'set':
      return readSetting(code, readSet(values))
    case 'hide':
      return { code, done: `Nothing leads to ${code} any more.`, run: (stores) => stores.hide(code, true) }
    case 'show':
      return { code, done: `${code} is offered.`, run: (stores) => stores.hide(code, false) }
    case 'remove':
      return {
        ...{ code, isEnding: true, done: `${code} is gone. Its orders keep their language and who sold them.` },
        run: (stores, how) => stores.remove(code, how),
      }
    default:
      throw new UsageError('Say list, add, set, hide, show, remove, configure or tag.')
  }
}

function readAdding(view: ViewToAdd): ViewChange {
  const { code, host, pathPrefix } = view
  const done = `${code} answers at ${host}/${pathPrefix}. vonk import fills it, vonk stories init writes its first texts.`
  return { code, done, run: (stores) => stores.add(view) }
}

function readSetting(code: string, changes: ViewToSet): ViewChange {
  const { host, pathPrefix = '' } = changes
  const run: ViewChange['run'] = (stores, how) => stores.set(code, changes, how)
  const search = changes.language ? ' Its search speaks the language after the next start.' : ''
  if (host === undefined) return { code, done: `${code} is changed.${search}`, run }
  return { code, isEnding: true, done: `${code} now answers at ${host}/${pathPrefix}`, run }
}

/** Does it, but what ends something only for who is sure. */
export async function changeView(
  stores: Stores,
  { isSure, ...change }: ViewChange & { readonly isSure: boolean },
  { write }: Terminal,
): Promise<number> {
  const isRehearsal = change.isEnding === true && !isSure
  const changed = await change.run(stores, { isRehearsal })
  if (changed.ok && isRehearsal) {
    for (const line of describeEnding(await stores.countEnding(change.code))) write(line)
    write('Nothing was changed: --yes does it.')
    return 0
  }
  write(changed.ok ? change.done : explanations[changed.refusal.code](change.code))
  return changed.ok ? 0 : 1
}

function describeEnding(ending: Ending | null): readonly string[] {
  if (!ending) return []
  const { host, passkeys, guestCarts, openPayments, orders } = ending
  return [
    `For shoppers of this view at ${host} end:`,
    `  log-ins, and passkeys (${passkeys} were made for this host)`,
    `  carts on devices (${guestCarts} guests of this shop have something in theirs)`,
    'It goes on with:',
    `  links to it, which lead to where it is then, or to the same shop, as long as ${host} leads here`,
    `  returns from the bank (${openPayments} payments are open), and what was ordered (${orders} orders)`,
  ]
}

const explanations: Readonly<Record<ViewRefusal['code'], (code: string) => string>> = {
  'store-view-not-found': (code) => `There is no store view "${code}".`,
  'store-view-exists': (code) => `The code "${code}" is or was that of a store view, whose orders keep it.`,
  'brand-unknown': () => 'There is no such brand: vonk brands lists those that are.',
  'address-taken': () => 'Another store view answers at this address already.',
  'default-view': (code) => `${code} answers where no other view does: it can be neither hidden nor removed.`,
}

function readNewView(code: string, values: Values): ViewToAdd {
  if (!viewPatterns.code.test(code)) throw new UsageError(`"${code}" is no code such as nl or shop_nl.`)
  const { brand, title = '%s' } = values
  if (!brand) throw new UsageError('Give a brand with --brand: vonk brands lists them.')
  return {
    ...{
      code,
      brand,
      language: readLanguage(values.language),
      host: readHost(values.host),
      pathPrefix: readPrefix(values.prefix),
    },
    ...(values.country !== undefined && { taxCountry: readCountry(values.country) }),
    rootCategoryId: readCategory(values['root-category'] ?? '2'),
    titleTemplate: readTitle(title),
    isSampleSale: values['sample-sale'] ?? false,
    isHidden: values.hidden ?? false,
    isIndexed: values.indexed ?? true,
  }
}

function readSet(values: Values): ViewToSet {
  const { host, prefix, country, title, 'root-category': category, brand, language } = values
  const { 'sample-sale': isSampleSale, indexed: isIndexed, hidden } = values
  if (hidden !== undefined) throw new UsageError('vonk stores hide and show say whether a view is hidden.')
  if (prefix !== undefined && host === undefined) throw new UsageError('Give the host with --host, too.')
  const changes = {
    ...(host !== undefined && { host: readHost(host), pathPrefix: readPrefix(prefix) }),
    ...(brand !== undefined && { brand }),
    ...(language !== undefined && { language: readLanguage(language) }),
    ...(isSampleSale !== undefined && { isSampleSale }),
    ...(isIndexed !== undefined && { isIndexed }),
    ...(country !== undefined && { taxCountry: readCountry(country) }),
    ...(title !== undefined && { titleTemplate: readTitle(title) }),
    ...(category !== undefined && { rootCategoryId: readCategory(category) }),
  }
  if (Object.keys(changes).length === 0) throw new UsageError('Give a host name with --host, such as www.example.com.')
  return changes
}

function readLanguage(written = ''): string {
  const tag = canonicalTag(written)
  if (tag && isOffered(tag)) return tag
  throw new UsageError(`Give a language with --language: ${Object.keys(languages).join(', ')}.`)
}

function readHost(host = ''): string {
  const bare = host.toLowerCase()
  if (!viewPatterns.host.test(bare)) throw new UsageError('Give a host name with --host, such as www.example.com.')
  return bare
}

function readPrefix(prefix = ''): string {
  const bare = prefix.replace(/^\/|\/$/g, '')
  if (!viewPatterns.prefix.test(bare)) throw new UsageError('A prefix is one word of small letters, such as en.')
  return bare
}

function readCountry(country: string): string {
  if (!viewPatterns.country.test(country)) throw new UsageError(`"${country}" is no country code such as NL.`)
  return country
}

function readTitle(title: string): string {
  if (!title.includes('%s')) throw new UsageError('A title has %s where that of the page stands, such as "%s | Shop".')
  return title
}

function readCategory(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new UsageError('--root-category is the number of a category.')
  return Number(id)
}
