import { z } from 'zod'
import * as calls from '../calls/user.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../page-query.ts'
import { queryInteger } from '../query-fields.ts'
import { orderSchema } from './order-dto.ts'

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
