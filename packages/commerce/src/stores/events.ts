import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** Store views were moved or configured: every process reads its directory and settings again. */
export const storeViewsChanged = defineEvent('store-views-changed', z.object({ codes: z.array(z.string()) }))
