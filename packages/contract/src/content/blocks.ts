import { z } from 'zod'
import { block, item, spacingSchema, widthSchema } from './block-fields.ts'
import { bannerSchema, heroSchema, imageBlockSchema, videoSchema } from './picture-blocks.ts'
import {
  categoryTilesSchema,
  newsletterSchema,
  productCarouselSchema,
  storeTeaserSchema,
  uspsSchema,
} from './shop-blocks.ts'
import { accordionSchema, blogArticleSchema, blogListSchema, richTextBlockSchema } from './text-blocks.ts'

const simpleBlocks = [
  heroSchema,
  bannerSchema,
  imageBlockSchema,
  videoSchema,
  richTextBlockSchema,
  accordionSchema,
  blogListSchema,
  blogArticleSchema,
  productCarouselSchema,
  categoryTilesSchema,
  uspsSchema,
  newsletterSchema,
  storeTeaserSchema,
] as const

const columnSchema = item('column', {
  width: widthSchema.prefault({}),
  padding: spacingSchema.prefault({}),
  margin: spacingSchema.prefault({}),
  blocks: z.array(z.discriminatedUnion('component', simpleBlocks)).max(20).default([]),
})

/** Blocks side by side on the grid of twelve; columns do not hold columns. */
const columnsSchema = block('columns', {
  columns: z.array(columnSchema).min(1).max(12),
  gap: z.enum(['none', 'small', 'medium', 'large']).default('medium'),
  align: z.enum(['start', 'center', 'end', 'stretch']).default('stretch'),
})

/** Every kind of block. */
export const blockSchemas = [...simpleBlocks, columnsSchema] as const

/** A building stone of a page, told apart by `component`. */
export const blockSchema = z.discriminatedUnion('component', blockSchemas)

export type Block = z.output<typeof blockSchema>
export type BlockName = Block['component']
/** The block with this name: `BlockOf<'hero'>`. */
export type BlockOf<Name extends BlockName> = Extract<Block, { component: Name }>

export const bodySchema = z.array(blockSchema).max(100).default([])
