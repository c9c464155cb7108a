import { putCategories } from '@vonk/commerce/catalogue'
import { aCategory } from '@vonk/commerce/catalogue/testing'
import { putStories } from '@vonk/content/stories'
import { aStoryToPut } from '@vonk/content/stories/testing'
import { aPrefixedView, aStoreView } from '@vonk/domain/stores/testing'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskConcerns } from './desk-concerns.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
})
afterAll(() => database.close())

describe('deskConcerns', () => {
  it('names the pages that stand where the desk is, and none that shoppers can see', async () => {
    const { db } = database
    const directory = { defaultCode: 'nl', views: [aStoreView({ code: 'nl' }), aPrefixedView({ code: 'en' })] }
    await putStories(
      db,
      ['desk', 'desk/lamps', 'desks', 'blog/desk'].flatMap((path) =>
        ['nl', 'en'].map((view) => aStoryToPut({ view, path })),
      ),
    )
    for (const view of ['nl', 'en']) await putCategories(db, view, [aCategory({ id: 7, url_path: 'desk' })])

    expect(await deskConcerns(db, directory)).toEqual(
      ['the story desk', 'the story desk/lamps', 'the category 7'].map((page) =>
        expect.stringMatching(`^nl: ${page} cannot be seen`),
      ),
    )
  })
})
