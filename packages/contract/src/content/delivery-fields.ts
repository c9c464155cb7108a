import { z } from 'zod'
import { queryBoolean, queryInteger, queryList } from '../query-fields.ts'
import { storyFilterSchema } from './story-filter.ts'

/** How Storyblok's delivery API refuses: the bare message, and 422 for what it does not understand. */
export const asStoryblok = {
  foreignClients: { passedOver: ['_storyblok', 'storeCode'] },
  refusals: { unauthorized: 401, 'content-unavailable': 503 },
  messages: {
    unauthorized: { error: 'Unauthorized' },
    'content-unavailable': { error: 'The content service is not available for a moment.' },
  },
} as const
export const notFound = ['This record could not be found'] as const

/** What every call of the delivery API takes. */
export const accessFields = {
  version: z.enum(['draft', 'published']).default('published').describe('Drafts need the preview token'),
  token: z.string().max(200).optional(),
  cv: z.string().max(40).optional().describe('The cv of an earlier answer; makes the address new when content is'),
}

export const pageFields = { page: queryInteger().pipe(z.int().min(1).max(100_000)).default(1) }

export function perPage(most: number) {
  return queryInteger().pipe(z.int().min(1).max(most)).default(25)
}

function names({ most, longest }: { most: number; longest: number }) {
  return queryList()
    .pipe(z.array(z.string().max(longest)).max(most))
    .optional()
}

const languageCode = z
  .string()
  .max(40)
  .optional()
  .describe('A code of a store view: the story in that view takes the place of each that has one there')

/** How stories are delivered, one or many. */
export const storyFields = {
  ...accessFields,
  from_release: z.string().max(40).optional().describe('The number of a release: drafts are as they are in it'),
  language: languageCode,
  fallback_lang: languageCode,
  resolve_relations: names({ most: 20, longest: 120 }),
  resolve_level: z.enum(['1', '2']).default('1').describe('2: also the relations of related stories'),
  resolve_links: z.enum(['story', 'url', 'link']).optional(),
  resolve_links_level: z.enum(['1', '2']).default('1'),
  resolve_assets: z.enum(['0', '1']).default('0').describe('1: the assets in the content, each once, beside it'),
  excluding_fields: names({ most: 50, longest: 60 }),
  excluding_story_fields: names({ most: 50, longest: 60 }),
}

const ids = queryList()
  .pipe(z.array(z.string().regex(/^\d{1,15}$/, 'Expected the number of a story')).max(100))
  .transform((texts) => texts.map(Number))
  .optional()
const stages = queryList()
  .pipe(z.array(z.string().regex(/^\d{1,15}$/, 'Expected the number of a stage')).max(100))
  .transform((texts) => texts.map(Number))
  .optional()
  .describe('Stories of ours are in no stage: none is found')
const uuids = queryList().pipe(z.array(z.uuid()).max(100)).optional()

/** `2026-11-01 09:30` as documented, or any moment of ISO 8601; in UTC unless it says otherwise. */
const moment = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/, 'Expected a date and time')
  .transform((text, context) => {
    const iso = text.replace(' ', 'T')
    const parsed = new Date(/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`)
    if (!Number.isNaN(parsed.getTime())) return parsed.toISOString()
    context.addIssue({ code: 'custom', message: 'No such date' })
    return z.NEVER
  })
  .optional()

const ownFields =
  'id|name|slug|full_slug|position|created_at|updated_at|published_at|first_published_at|sort_by_date'.split('|')
const sortPattern = new RegExp(`^(${ownFields.join('|')}|content(?:\\.[\\w-]{1,60}){1,8}):(asc|desc)(?::(int|float))?$`)

export type DeliverySort = {
  readonly field: string
  readonly direction: 'asc' | 'desc'
  /** How the text of a field of the content is compared. */
  readonly as?: 'int' | 'float' | undefined
}

const sorts = queryList()
  .pipe(z.array(z.string().max(600)).max(5))
  .transform((texts, context) =>
    texts.flatMap((text): DeliverySort[] => {
      const [, field, direction, as] = sortPattern.exec(text) ?? []
      if (field) {
        const isNumber = as === 'int' || as === 'float'
        return [{ field, direction: direction === 'asc' ? 'asc' : 'desc', ...(isNumber && { as }) }]
      }
      context.addIssue({ code: 'custom', message: 'Expected a field and a direction such as first_published_at:desc' })
      return []
    }),
  )

/** Which stories are delivered. */
export const selectionFields = {
  starts_with: z.string().max(300).optional(),
  by_slugs: names({ most: 100, longest: 300 }).describe('`*` stands for anything'),
  excluding_slugs: names({ most: 100, longest: 300 }),
  by_ids: ids,
  excluding_ids: ids,
  by_uuids: uuids,
  by_uuids_ordered: uuids,
  is_startpage: queryBoolean().optional(),
  level: queryInteger().pipe(z.int().min(1).max(50)).optional().describe('How many parts the full slug has'),
  with_tag: names({ most: 20, longest: 60 }),
  content_type: z.string().max(60).optional(),
  in_workflow_stages: stages,
  search_term: z.string().max(200).optional().describe('Every word of it stands in the name, the slug or a text'),
  filter_query: storyFilterSchema.optional(),
  published_at_gt: moment,
  published_at_lt: moment,
  first_published_at_gt: moment,
  first_published_at_lt: moment,
  updated_at_gt: moment,
  updated_at_lt: moment,
  sort_by: sorts.optional().describe('`field:direction`, several with commas; `content.x:asc:int` compares numbers'),
}
