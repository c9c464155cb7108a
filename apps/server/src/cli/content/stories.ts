import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadSeller } from '@vonk/commerce/brands'
import { readCategories } from '@vonk/commerce/catalogue'
import { createStores } from '@vonk/commerce/stores'
import { createContent, createLocalSource } from '@vonk/content/stories'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import { UsageError } from '@vonk/platform/command-line'
import type { Database } from '@vonk/platform/db'
import { readStore } from '../catalogue/import-options.ts'
import type { Command, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { type FirstStory, firstStories } from './first-stories.ts'

export const storiesCommand: Command = {
  name: 'stories',
  summary: 'writes a start of theme and legal pages for views that have none; what is there stays',
  usage: 'init [--store CODE]',
  async run([what, ...args], terminal) {
    const { values } = parseArgs({ args, options: { store: { type: 'string' } } })
    if (what !== 'init') throw new UsageError('Say what is to be done: init')
    if (terminal.config.storyblok) throw new UsageError('Stories come from a space of Storyblok: write them there.')
    return withDatabase(terminal, async ({ db }) => {
      const directory = await createStores({ db }).loadDirectory()
      const store = readStore(values.store, directory)
      const views = directory.views.filter(({ code }) => store === null || code === store)
      await writeStories({ db, directory, views }, terminal)
      return 0
    })
  },
}

type Job = { readonly db: Database; readonly directory: StoreDirectory; readonly views: readonly StoreView[] }

async function writeStories({ db, directory, views }: Job, { write }: Terminal): Promise<void> {
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
    const [seller, categories] = [await loadSeller(db, view.brand), await readCategories(db, view.code)]
    for (const story of firstStories({ view, seller, categories })) write(await put(view, story))
  }
}
