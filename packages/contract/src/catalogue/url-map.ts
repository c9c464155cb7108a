import { z } from 'zod'
import * as calls from '../calls/catalogue.ts'
import { endpoint } from '../endpoint.ts'

const mapped = z.object({
  _index: z.string(),
  _type: z.enum(['product', 'category', 'cms_page']),
  _id: z.string(),
  _score: z.number(),
  _source: z.unknown(),
})

const redirected = z.object({
  request_path: z.string(),
  target_path: z.string(),
  redirect_type: z.int(),
})

const fields = z.array(z.string().max(128)).max(200).nullish()

export const mapUrl = endpoint(calls.mapUrl, {
  summary: 'What lives at a path: a product, a category, a stored redirect, or nothing (null)',
  body: z.looseObject({
    url: z.string().max(2048).nullish(),
    includeFields: fields,
    excludeFields: fields,
    options: z.unknown().optional(),
    filters: z.looseObject({ sku: z.string().max(64).nullish() }).nullish(),
    groupId: z.union([z.int(), z.string().max(16)]).nullish(),
    groupToken: z.string().max(4096).nullish(),
  }),
  result: z.union([mapped, redirected]).nullable(),
  refusals: { 'url-missing': 400 },
  messages: { 'url-missing': 'Missing url' },
})
