import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** Shops of brick and mortar were added or changed. */
export const locationsChanged = defineEvent('locations-changed', z.object({}))
