import { z } from 'zod'
import * as calls from './calls/shop.ts'
import { endpoint } from './endpoint.ts'

export const readWaitingRooms = endpoint(calls.readWaitingRooms, {
  summary: 'The store views whose visitors wait in line at this moment',
  result: z.object({ views: z.array(z.string()) }),
  refusals: { 'content-unavailable': 503 },
  cacheControl: 'no-store',
})

const ticket = z.string().max(200)

export const enterShop = endpoint(calls.enterShop, {
  summary: 'Whether a visitor of a page waits in line; asked by the storefront for each page while there is a line',
  body: z.object({
    host: z.string().max(255),
    path: z.string().max(2000),
    place: ticket.optional().describe('The place in line that was given before'),
    admission: ticket.optional().describe('What says that this visitor was let in before'),
  }),
  result: z.object({
    isWaiting: z.boolean(),
    ahead: z.int().optional().describe('How many are let in before'),
    place: ticket.optional().describe('To be kept instead of the one before'),
    admission: ticket.optional().describe('To be kept instead of the one before'),
  }),
  refusals: { 'content-unavailable': 503 },
  cacheControl: 'no-store',
})
