import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** These reviews appeared, changed or were withdrawn: what cannot be read any more under its id is gone. */
export const reviewsChanged = defineEvent('reviews-changed', z.object({ ids: z.array(z.int()).max(500) }))
