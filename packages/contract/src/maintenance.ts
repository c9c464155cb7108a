import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const readMaintenance = endpoint({
  name: 'readMaintenance',
  summary: 'Whether the shop is closed for work',
  method: 'GET',
  path: '/api/ext/maintenance',
  result: z.object({ enabled: z.boolean() }),
  refusals: {},
  cacheControl: 'no-store',
})
