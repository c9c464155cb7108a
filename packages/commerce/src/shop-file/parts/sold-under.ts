import { err } from '@vonk/domain/result'
import { isUniqueViolation } from '@vonk/platform/db'
import { z } from 'zod'
import { type BrandToPut, brandInFileSchema, faultsOf, listBrands, putBrand } from '../../brands/index.ts'
import { putViews, readViewsForFile, type ViewInFile, viewInFileSchema } from '../../stores/index.ts'
import { definePart } from '../part.ts'

/** Brands with who sells under them. One that is not named stays: invoices and orders know it. */
export const brandsPart = definePart<BrandToPut>({
  name: 'brands',
  schema: z.array(brandInFileSchema),
  nameOf: ({ code }) => code,
  read: listBrands,
  async apply(tx, wanted, { by }) {
    for (const brand of wanted) {
      const put = await putBrand(tx, brand, by).catch(oneFault('another seller has its invoicePrefix'))
      if (!put.ok) return faultsOf(put.refusal).map((fault) => `${brand.code}: ${fault}`)
    }
    return []
  },
})

/** Nothing more can be asked of a transaction in which two things want the same. */
function oneFault(words: string) {
  return (error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return err({ code: 'brand-refused', faults: [words] } as const)
  }
}

const viewsSchema = z
  .array(viewInFileSchema)
  .min(1, 'a shop has a view')
  .refine((views) => views.filter(({ isDefault }) => isDefault).length === 1, 'one of them, and only one, isDefault')
  .refine((views) => new Set(views.map(({ code }) => code)).size === views.length, 'two have the same code')
  .refine(
    (views) => new Set(views.map(({ host, pathPrefix }) => `${host}/${pathPrefix}`)).size === views.length,
    'two have the same host and pathPrefix',
  )

/** The store views with their settings: all there are. One that is not named is removed. */
export const viewsPart = definePart<ViewInFile>({
  name: 'views',
  schema: viewsSchema,
  nameOf: ({ code }) => code,
  read: readViewsForFile,
  apply: (tx, wanted, applying) =>
    putViews(tx, wanted, applying).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      return ['two views want the same address: move one of them away first']
    }),
})
