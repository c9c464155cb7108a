import { z } from 'zod'
import { block, item } from './block-fields.ts'
import { categoryId, line, optionalItem, plainText, requiredLine, wholeNumber } from './fields.ts'
import { optionalImage } from './image.ts'
import { linkSchema, optionalLink } from './link.ts'
import { buttonSchema } from './picture-blocks.ts'

/** What `source` names has to be filled in. */
export const productCarouselSchema = block('product-carousel', {
  title: line,
  source: z.enum(['skus', 'category', 'query']),
  skus: z.array(z.string().min(1).max(64)).max(48).default([]),
  categoryId,
  query: line.describe('What a shopper would type into the search'),
  size: wholeNumber({ min: 1, max: 48 }).default(12),
  button: optionalItem(buttonSchema),
}).superRefine(({ source, skus, categoryId: category, query }, context) => {
  const field = { skus: 'skus', category: 'categoryId', query: 'query' }[source]
  const isFilled = { skus: skus.length > 0, category: category !== null, query: query !== '' }[source]
  if (!isFilled)
    context.addIssue({ code: 'custom', path: [field], message: `The products come from "${field}", which is empty` })
})

export const categoryTilesSchema = block('category-tiles', {
  title: line,
  tiles: z
    .array(item('category-tile', { title: requiredLine, link: linkSchema, image: optionalImage, categoryId }))
    .min(1)
    .max(24),
})

export const uspSchema = item('usp', {
  label: requiredLine,
  text: line,
  link: optionalLink,
  icon: z
    .enum(['none', 'truck', 'return', 'heart', 'leaf', 'lock', 'star', 'gift', 'store', 'chat', 'clock', 'size'])
    .default('none'),
})

export const uspsSchema = block('usps', { title: line, usps: z.array(uspSchema).min(1).max(12) })

/** The form itself belongs to the shop; these are the words around it. */
export const newsletterFields = {
  title: requiredLine,
  text: plainText,
  placeholder: line,
  buttonLabel: line,
  smallPrint: plainText,
}

export const newsletterSchema = block('newsletter', { ...newsletterFields, image: optionalImage })

export const storeTeaserSchema = block('store-teaser', {
  title: requiredLine,
  text: plainText,
  image: optionalImage,
  storeSlug: line.describe('One shop, or all of them when empty'),
  button: optionalItem(buttonSchema),
})
