import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** The shop was closed for work, or opened again. */
export const maintenanceSwitched = defineEvent('maintenance-switched', z.object({ isOn: z.boolean() }))
