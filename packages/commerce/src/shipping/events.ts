import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** What delivery costs somewhere was changed: every process reads its tariffs again. */
export const tariffsChanged = defineEvent('tariffs-changed', z.object({}))
