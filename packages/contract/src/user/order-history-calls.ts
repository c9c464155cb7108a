import { z } from 'zod'
import * as calls from '../calls/user.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../page-query.ts'
import { queryInteger } from '../query-fields.ts'
import { linkedOrderSchema, orderSchema } from './order-dto.ts'

const notSignedIn = 'User is not authorized to access the resource'

export const readOrderHistory = endpoint(calls.readOrderHistory, {
  summary: 'A page of what the customer has ordered, the newest first',
  query: pageQuery,
  result: z.object({
    items: z.array(orderSchema),
    search_criteria: z.object({
      filter_groups: z.array(z.unknown()),
      sort_orders: z.array(z.object({ field: z.string(), direction: z.string() })),
      page_size: z.int(),
      current_page: z.int(),
    }),
    total_count: z.int(),
  }),
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401 },
  messages: { 'not-signed-in': notSignedIn },
})

export const readOrder = endpoint(calls.readOrder, {
  summary: 'One order of the customer, by its `entity_id`, as the history shows it',
  params: z.object({ entityId: queryInteger().pipe(z.int().min(1).max(2_147_483_647)) }),
  result: orderSchema,
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401, 'order-not-found': 404 },
  messages: { 'not-signed-in': notSignedIn, 'order-not-found': 'The order could not be retrieved.' },
})

export const openOrder = endpoint(calls.openOrder, {
  summary:
    'One order for who has the link of its mail, without a log-in: what it is of and how far it has come, and nothing of whose it is. A link that is too old answers like one that was made up',
  body: z.object({ token: z.string().min(1).max(128).describe('Of the link in the mail') }),
  result: linkedOrderSchema,
  refusals: { 'link-unknown': 404 },
  messages: { 'link-unknown': 'This link is not valid, or no longer.' },
})
