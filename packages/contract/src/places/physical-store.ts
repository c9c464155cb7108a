import { z } from 'zod'

const timeOfDay = z.string().regex(/^\d\d:\d\d$/)

const hoursFields = {
  opens: timeOfDay.nullable().describe('Null on a day the shop stays closed'),
  closes: timeOfDay.nullable(),
}

/** A shop of brick and mortar. */
export const physicalStoreSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    brands: z.array(z.string()),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    country_id: z.string().length(2),
    lat: z.number(),
    lng: z.number(),
    phone: z.string(),
    email: z.string(),
    image: z.string().describe('A path of the image service'),
    is_pickup_location: z.boolean(),
    opening_hours: z
      .array(z.object({ weekday: z.int().min(1).max(7).describe('1 is Monday'), ...hoursFields }))
      .length(7),
    opening_exceptions: z
      .array(z.object({ date: z.iso.date(), name: z.string().describe('In the language of the view'), ...hoursFields }))
      .describe('Days ahead with other hours'),
    distance: z.number().nullable().describe('Kilometres from lat and lng; null when the call names no position'),
  })
  .meta({ id: 'PhysicalStore' })

export type PhysicalStoreDto = z.output<typeof physicalStoreSchema>
