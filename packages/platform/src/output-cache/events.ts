import { z } from 'zod'
import { defineEvent } from '../outbox/index.ts'

/** Cached pages are to be made again, of one view or of all, though nothing else says that they have changed. */
export const pagesOutdated = defineEvent('pages-outdated', z.object({ view: z.string().nullable() }))
