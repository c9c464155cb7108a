import { z } from 'zod'
import * as calls from '../calls/editor.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../page-query.ts'
import { staffRefusals } from '../staff/index.ts'

const cacheControl = 'no-store'

export const uploadPicture = endpoint(calls.uploadPicture, {
  summary: 'Keeps a picture for stories; its name tells its size',
  body: z.object({
    name: z.string().min(1).max(120).describe('What the file is called'),
    alt: z.string().trim().min(1).max(300).describe('What is to be seen, for those who cannot see it'),
    data: z.base64().describe('The file: JPEG, PNG, WebP, AVIF or SVG, of at most 10 MB'),
  }),
  bodyLimit: 14_000_000,
  result: z.object({ filename: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
  refusals: { ...staffRefusals, 'picture-unreadable': 400, 'picture-too-large': 413, 'picture-unsafe': 400 },
  messages: {
    'picture-unreadable': 'This is no picture of a kind the shop shows.',
    'picture-too-large': 'A picture has at most 10 MB and 50 million points.',
    'picture-unsafe': 'A drawing may hold no scripts and nothing from elsewhere.',
  },
  cacheControl,
})

export const listPictures = endpoint(calls.listPictures, {
  summary: 'Pictures that were uploaded or used before, newest first',
  query: pageQuery.extend({
    search: z.string().max(200).default('').describe('Words in its description or name, all of them'),
  }),
  result: z.object({
    pictures: z.array(
      z.object({ filename: z.string(), alt: z.string(), focus: z.string(), createdAt: z.iso.datetime() }),
    ),
    total: z.int(),
  }),
  refusals: staffRefusals,
  cacheControl,
})
