import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { CategoryDocument } from '@vonk/contract'
import type { Seller } from '@vonk/domain/invoices'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import { type Command, readStore, type Terminal, UsageError } from '@vonk/platform/command-line'
import type { Database, Db } from '@vonk/platform/db'
import { createContent } from '../content.ts'
import { createLocalSource } from '../create-local-source.ts'
import { type FirstStory, firstStories } from './first-stories.ts'

type StoriesTerminal = Terminal & {
  /** Where stories come from a space of Storyblok. */
  readonly space: object | null
  /** What a first page says of the shop. */
  readonly shop: {
    loadDirectory(db: Database): Promise<StoreDirectory>
    loadSeller(db: Db, brand: string): Promise<Seller>
    readCategories(db: Db, view: string): Promise<readonly CategoryDocument[]>
  }
}

export const storiesCommand: Command<StoriesTerminal> = {
  name: 'stories',
  summary: 'writes a start of theme and legal pages for views that have none; what is there stays',
  usage: 'init [--store CODE]',
  async run([what, ...args], terminal) {
    const { values } = parseArgs({ args, options: { store: { type: 'string' } } })
    if (what !== 'init') throw new UsageError('Say what is to be done: init')
    if (terminal.space) throw new UsageError('Stories come from a space of Storyblok: write them there.')
    return terminal.withDatabase(async (db) => {
      const directory = await terminal.shop.loadDirectory(db)
      const store = readStore(values.store, directory)
      const views = directory.views.filter(({ code }) => store === null || code === store)
      await writeStories({ db, directory, views }, terminal)
      return 0
    })
  },
}

type Job = { readonly db: Database; readonly directory: StoreDirectory; readonly views: readonly StoreView[] }

async function writeStories({ db, directory, views }: Job, { write, shop }: StoriesTerminal): Promise<void> {
  const source = createLocalSource({ db })
  const content = createContent({ db, views: directory.views.map(({ code }) => code) })
  const groups = new Map<string, string>()

  async function put(view: StoreView, { key, ...story }: FirstStory): Promise<string> {
    const slug = `${view.code}/${story.path}`
    const group = `${view.brand} ${key}`
    const present = await source.find({ slug }, 'draft')
    if (present) {
      groups.set(group, present.groupId)
      return `${slug} is there already`
    }
    const groupId = groups.get(group) ?? randomUUID()
    groups.set(group, groupId)
    const created = await content.create({ ...story, view: view.code, groupId })
    if (!created.ok) throw new Error(`The story ${slug} could not be written: ${created.refusal.code}`)
    await content.publish({ id: created.value.id })
    return `${slug} written`
  }

  for (const view of views) {
    const [seller, categories] = [await shop.loadSeller(db, view.brand), await shop.readCategories(db, view.code)]
    for (const story of firstStories({ view, seller, categories })) write(await put(view, story))
  }
}
