import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { queryBoolean, queryInteger, queryList } from './query-fields.ts'

type Comment = { text: string; replies: Comment[] }
const commentSchema: z.ZodType<Comment> = z.object({
  text: z.string(),
  get replies() {
    return z.array(commentSchema)
  },
})

/** One endpoint that uses every feature of the contract. */
export const putGarment = endpoint({
  name: 'putGarment',
  method: 'PUT',
  path: '/api/garments/:id/:trail{.+}',
  params: z.object({ id: queryInteger(), trail: z.string() }),
  query: z.object({ sizes: queryList().optional(), isNew: queryBoolean().default(false) }),
  body: z.object({ title: z.string().min(1), comment: commentSchema.optional() }),
  result: z.object({ id: z.int(), sizes: z.array(z.string()), comments: z.array(commentSchema) }),
  meta: z.object({ revision: z.int() }),
  refusals: { 'garment-gone': 410, 'out-of-stock': { status: 409, details: z.object({ available: z.int() }) } },
  messages: { 'garment-gone': 'This garment is no longer made.', 'out-of-stock': 'Only {available} left.' },
})
