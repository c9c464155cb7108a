import type { Result } from '@vonk/domain/result'
import { type Terminal, UsageError } from '@vonk/platform/command-line'
import type { ViewRefusal, ViewToAdd, ViewToSet } from '../change-views.ts'
import type { Stores } from '../stores.ts'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const

/** What a view is made of, as options name it. */
export const viewOptions = {
  ...{ brand: text, language: text, host: text, prefix: text, country: text, title: text, 'root-category': text },
  ...{ 'sample-sale': yes, hidden: yes },
} as const

type Values = {
  readonly [Name in keyof typeof viewOptions]?: (typeof viewOptions)[Name] extends typeof yes ? boolean : string
}

export type ViewChange = {
  readonly code: string
  /** What is said before anything is done. */
  readonly warning?: string
  readonly done: string
  run(stores: Stores): Promise<Result<true, ViewRefusal>>
}

const moving = `Where a view leaves a host, log-ins, carts on devices and passkeys of that host end. Links to it lead to where the view is
now, as long as the host leads to this shop.`

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
        ...{ code, warning: moving, done: `${code} is gone. Its orders keep their language and who sold them.` },
        run: (stores) => stores.remove(code),
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
  const run = (stores: Stores) => stores.set(code, changes)
  if (host === undefined) return { code, done: `${code} is changed.`, run }
  return { code, warning: moving, done: `${code} now answers at ${host}/${pathPrefix}`, run }
}

export async function changeView(stores: Stores, change: ViewChange, { write }: Terminal): Promise<number> {
  if (change.warning) write(change.warning)
  const changed = await change.run(stores)
  write(changed.ok ? change.done : explanations[changed.refusal.code](change.code))
  return changed.ok ? 0 : 1
}

const explanations: Readonly<Record<ViewRefusal['code'], (code: string) => string>> = {
  'store-view-not-found': (code) => `There is no store view "${code}".`,
  'store-view-exists': (code) => `The code "${code}" is or was that of a store view, whose orders keep it.`,
  'brand-unknown': () => 'There is no such brand: vonk brands lists those that are.',
  'address-taken': () => 'Another store view answers at this address already.',
  'default-view': (code) => `${code} answers where no other view does: it can be neither hidden nor removed.`,
}

const languages = ['nl', 'de', 'en'] as const

function readNewView(code: string, values: Values): ViewToAdd {
  if (!/^[a-z]+(_[a-z]+)?$/.test(code)) throw new UsageError(`"${code}" is no code such as nl or shop_nl.`)
  const { brand, title = '%s' } = values
  if (!brand) throw new UsageError('Give a brand with --brand: vonk brands lists them.')
  const language = languages.find((each) => each === values.language)
  if (!language) throw new UsageError('Give a language with --language: nl, de or en.')
  return {
    ...{ code, brand, language, host: readHost(values.host), pathPrefix: readPrefix(values.prefix) },
    ...(values.country !== undefined && { taxCountry: readCountry(values.country) }),
    rootCategoryId: readCategory(values['root-category'] ?? '2'),
    titleTemplate: readTitle(title),
    isSampleSale: values['sample-sale'] ?? false,
    isHidden: values.hidden ?? false,
  }
}

function readSet({ host, prefix, country, title, 'root-category': category, ...others }: Values): ViewToSet {
  const [other] = Object.keys(others)
  if (other) throw new UsageError(`--${other} is for a view that is new.`)
  if (prefix !== undefined && host === undefined) throw new UsageError('Give the host with --host, too.')
  const changes = {
    ...(host !== undefined && { host: readHost(host), pathPrefix: readPrefix(prefix) }),
    ...(country !== undefined && { taxCountry: readCountry(country) }),
    ...(title !== undefined && { titleTemplate: readTitle(title) }),
    ...(category !== undefined && { rootCategoryId: readCategory(category) }),
  }
  if (Object.keys(changes).length === 0) throw new UsageError('Give a host name with --host, such as www.example.com.')
  return changes
}

function readHost(host = ''): string {
  const bare = host.toLowerCase()
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(bare))
    throw new UsageError('Give a host name with --host, such as www.example.com.')
  return bare
}

function readPrefix(prefix = ''): string {
  const bare = prefix.replace(/^\/|\/$/g, '')
  if (!/^[a-z-]*$/.test(bare)) throw new UsageError('A prefix is one word of small letters, such as en.')
  return bare
}

function readCountry(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) throw new UsageError(`"${country}" is no country code such as NL.`)
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
