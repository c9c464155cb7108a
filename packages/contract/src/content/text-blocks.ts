import { z } from 'zod'
import { block, item } from './block-fields.ts'
import { flag, line, requiredLine, wholeNumber } from './fields.ts'
import { richTextSchema } from './rich-text.ts'

export const richTextBlockSchema = block('rich-text', {
  text: richTextSchema,
  align: z.enum(['start', 'center']).default('start'),
})

export const accordionSchema = block('accordion', {
  title: line,
  items: z
    .array(item('accordion-item', { title: requiredLine, text: richTextSchema, isOpen: flag }))
    .min(1)
    .max(100),
})

export const blogListSchema = block('blog-list', {
  title: line,
  folder: z.string().max(200).default('blog').describe('Inside the folder of the view'),
  tag: line.describe('Only articles with this tag'),
  size: wholeNumber({ min: 1, max: 48 }).default(12),
})

/** A story in the place of its uuid, once the relation is resolved. */
const resolvedStorySchema = z.looseObject({
  id: z.int().positive(),
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
})

/** A teaser of one article: the uuid of its story when stored, the story itself when read. */
export const blogArticleSchema = block('blog-article', {
  article: z.union([z.uuid(), resolvedStorySchema]),
  look: z.enum(['card', 'feature']).default('card'),
})
