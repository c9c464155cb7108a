import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** A brand is new, or is called or says something else: every page may name it. */
export const brandsChanged = defineEvent('brands-changed', z.object({}))
