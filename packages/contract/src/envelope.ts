import { z } from 'zod'

/** `{ code: 200, result, meta? }`: how a success travels. */
export function successEnvelope(result: z.ZodType, meta?: z.ZodType) {
  const code = z.literal(200)
  return meta ? z.object({ code, result, meta }) : z.object({ code, result })
}

const inputIssueSchema = z.object({ path: z.string(), message: z.string() }).meta({ id: 'InputIssue' })

/** One fault of a body, in the words of the API family. */
const faultSchema = z.object({ dataPath: z.string(), message: z.string() }).meta({ id: 'Fault' })

/** How a refusal or failure travels: the HTTP status equals `code`, `result` is meant for people, `meta` for programs. */
export const refusalEnvelope = z
  .object({
    code: z.int().min(400).max(599),
    result: z.union([z.string(), z.record(z.string(), z.unknown()), z.array(faultSchema)]),
    meta: z.looseObject({
      refusal: z.string(),
      requestId: z.string(),
      issues: z.array(inputIssueSchema).optional(),
    }),
  })
  .meta({ id: 'Refusal' })

export type RefusalEnvelope = z.output<typeof refusalEnvelope>
