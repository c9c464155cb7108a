import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** What shoppers see of these stories is another: what cannot be found any more under its slug is gone. */
export const storyChanged = defineEvent(
  'story-changed',
  z.object({ view: z.string(), ids: z.array(z.int()).max(500), slugs: z.array(z.string()).max(1000) }),
)
