import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** Every page that shows a notice is made again. */
export const guaranteeNoticesChanged = defineEvent('guarantee-notices-changed', z.object({}))
