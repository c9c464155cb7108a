import { z } from 'zod'
import { item } from './block-fields.ts'
import { bodySchema } from './blocks.ts'
import { flag, line, plainText, requiredLine, wholeNumber } from './fields.ts'
import { imageSchema, optionalImage } from './image.ts'

/** What search engines and previews elsewhere are told; empty fields follow from the page. */
export const seoSchema = z.object({ title: line, description: plainText, image: optionalImage, noIndex: flag })

/** A page of blocks. */
export const pageSchema = item('page', {
  title: requiredLine,
  hasTransparentHeader: flag.describe('The header lies on the first block until the page is scrolled'),
  body: bodySchema,
  seo: seoSchema.prefault({}),
})

/** An article of the blog. */
export const blogPageSchema = item('blog-page', {
  title: requiredLine,
  excerpt: plainText,
  image: imageSchema,
  author: line,
  date: z.iso.date(),
  readingMinutes: wholeNumber({ min: 1, max: 120 }).default(3),
  body: bodySchema,
  seo: seoSchema.prefault({}),
})

export type PageContent = z.output<typeof pageSchema>
export type BlogPageContent = z.output<typeof blogPageSchema>
