import { z } from 'zod'
import { item } from './block-fields.ts'
import { flag, line, optionalItem, plainText, requiredLine, wholeNumber } from './fields.ts'
import { imageSchema, optionalImage } from './image.ts'
import { linkSchema, optionalLink } from './link.ts'
import { optionalRichText } from './rich-text.ts'
import { categoryTilesSchema, newsletterFields, productCarouselSchema, uspSchema } from './shop-blocks.ts'
import { blogArticleSchema } from './text-blocks.ts'

const linkItemSchema = item('link-item', { label: requiredLine, link: linkSchema })
const linkItems = z.array(linkItemSchema).max(50).default([])

/** A heading, which may lead somewhere, over a list of links: one row of a menu column. */
const menuRowSchema = item('menu-row', { title: requiredLine, link: optionalLink, links: linkItems })
const menuColumnSchema = item('menu-column', { rows: z.array(menuRowSchema).max(20).default([]) })

const promoTileSchema = item('promo-tile', {
  title: requiredLine,
  text: plainText,
  image: imageSchema,
  link: linkSchema,
})

const menuItemSchema = item('menu-item', {
  name: requiredLine,
  link: linkSchema,
  isHighlighted: flag,
  columns: z.array(menuColumnSchema).max(6).default([]),
  promo: optionalItem(z.discriminatedUnion('component', [promoTileSchema, blogArticleSchema])),
})

const menuSchema = item('menu', {
  items: z.array(menuItemSchema).max(20).default([]),
  footerLinks: linkItems.describe('At the foot of the mobile menu'),
})

const headerSchema = item('header', { logo: optionalImage })

const footerSchema = item('footer', {
  socialMedia: z
    .array(
      item('social-link', {
        platform: z.enum(['instagram', 'tiktok', 'facebook', 'pinterest', 'youtube', 'snapchat']),
        label: requiredLine,
        link: linkSchema,
      }),
    )
    .max(12)
    .default([]),
  newsletter: optionalItem(item('newsletter', newsletterFields)),
  linkLists: z
    .array(item('link-list', { title: requiredLine, links: linkItems }))
    .max(8)
    .default([]),
  additionalRows: z
    .array(
      item('footer-row', {
        text: optionalRichText,
        links: linkItems,
        images: z.array(imageSchema).max(20).default([]),
      }),
    )
    .max(8)
    .default([]),
})

const uspBarSchema = item('usp-bar', {
  usps: z.array(uspSchema).max(12).default([]),
  animate: flag,
  extraLink: optionalItem(linkItemSchema),
})

const searchSchema = item('search', {
  placeholder: line,
  sections: z
    .array(
      z.discriminatedUnion('component', [
        item('search-links', { title: requiredLine, links: linkItems }),
        productCarouselSchema,
        categoryTilesSchema,
        blogArticleSchema,
      ]),
    )
    .max(12)
    .default([]),
})

/** What every page of a view has around it. */
export const themeSchema = item('theme', {
  header: headerSchema,
  footer: footerSchema,
  menu: menuSchema,
  uspBar: optionalItem(uspBarSchema),
  search: optionalItem(searchSchema),
  landingPage: line.describe('The page of the waiting room; empty while there is none'),
  admissionsPerMinute: wholeNumber({ min: 0, max: 100_000 })
    .default(0)
    .describe('How many are let in from the waiting room in a minute'),
})

export type ThemeContent = z.output<typeof themeSchema>
