import { z } from 'zod'

/** A child of a customer; what was not told is absent. */
export const childSchema = z
  .object({
    id: z.int(),
    firstname: z.string(),
    birth_month: z.string().optional().describe('yyyy-mm'),
    height: z.int().optional().describe('In centimetres'),
    size: z.string().optional().describe('The size of the shop that fits'),
  })
  .meta({ id: 'Child' })

export type ChildDto = z.output<typeof childSchema>

/** How many there may be of each is checked by the rules of the family; this keeps out what no form sends. */
export const childFields = {
  birth_month: z.string().max(10).nullable(),
  height: z.number().nullable(),
  size: z.string().max(20).nullable(),
}

export const firstName = z.string().max(300)
