import { z } from 'zod'
import { block, item } from './block-fields.ts'
import { flag, line, optionalItem, plainText, requiredLine } from './fields.ts'
import { imageSchema, optionalImage } from './image.ts'
import { linkSchema, optionalLink, safeUrl } from './link.ts'

export const buttonSchema = item('button', {
  label: requiredLine,
  link: linkSchema,
  look: z.enum(['primary', 'secondary', 'link']).default('primary'),
})

/** Whether the text on a picture or ground is dark or light. */
const ink = z.enum(['dark', 'light']).default('dark')

export const heroSchema = block('hero', {
  eyebrow: line,
  title: requiredLine,
  text: plainText,
  image: imageSchema,
  mobileImage: optionalImage.describe('Shown below 1024 px instead of the image'),
  buttons: z.array(buttonSchema).max(3).default([]),
  align: z.enum(['start', 'center', 'end']).default('start'),
  height: z.enum(['medium', 'tall', 'full']).default('tall'),
  ink,
})

export const bannerSchema = block('banner', {
  eyebrow: line,
  title: requiredLine,
  text: plainText,
  image: optionalImage,
  button: optionalItem(buttonSchema),
  layout: z.enum(['overlay', 'image-start', 'image-end', 'plain']).default('overlay'),
  ground: z.enum(['paper', 'accent', 'secondary', 'night']).default('paper'),
  ink,
})

export const imageBlockSchema = block('image', {
  image: imageSchema,
  mobileImage: optionalImage,
  link: optionalLink,
  caption: line,
  ratio: z.enum(['original', 'square', 'portrait', 'wide']).default('original'),
})

export const videoSchema = block('video', {
  title: requiredLine.describe('What a screen reader says'),
  url: safeUrl.min(1).describe('A file, or a page of YouTube or Vimeo'),
  poster: optionalImage,
  caption: line,
  autoplay: flag.describe('Without sound; never for those who asked for less motion'),
  loop: flag,
})
