import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** Somebody has asked to be told: the address has to be confirmed by a mail. */
export const stockAlertAsked = defineEvent('stock-alert-asked', z.object({ alertId: z.int() }))

/** Somebody waits for a sku from now on, which may be back already. */
export const stockAlertOpened = defineEvent('stock-alert-opened', z.object({ sku: z.string() }))
