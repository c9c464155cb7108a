import { z } from 'zod'
import { blockSchemas } from './blocks.ts'
import { blogPageSchema, pageSchema } from './pages.ts'
import { themeSchema } from './theme.ts'

/** What a story may hold: a page, an article, the theme, or one block that others refer to. */
export const storyContentSchema = z.discriminatedUnion('component', [
  pageSchema,
  blogPageSchema,
  themeSchema,
  ...blockSchemas,
])

export type StoryContent = z.output<typeof storyContentSchema>
/** Content as an author writes it: what has a usual value may be left out. */
export type StoryContentInput = z.input<typeof storyContentSchema>
