import { z } from 'zod'
import * as calls from './calls/shop.ts'
import { endpoint } from './endpoint.ts'

export const readMaintenance = endpoint(calls.readMaintenance, {
  summary: 'Whether the shop is closed for work',
  result: z.object({ enabled: z.boolean() }),
  refusals: {},
  cacheControl: 'no-store',
})
