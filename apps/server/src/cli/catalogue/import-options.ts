import { type CatalogueEntity, catalogueEntities, findEntity } from '@vonk/commerce/catalogue-import'
import type { StoreDirectory } from '@vonk/domain/stores'
import { UsageError } from '@vonk/platform/command-line'

export function readEntity(name: string | undefined): CatalogueEntity | null {
  const entity = findEntity(name ?? null)
  if (name !== undefined && entity === null) throw new UsageError(`--entity is one of ${catalogueEntities.join(', ')}.`)
  return entity
}

export function readStore(code: string | undefined, { views }: StoreDirectory): string | null {
  if (code === undefined) return null
  if (views.some((view) => view.code === code)) return code
  throw new UsageError(
    `There is no store view "${code}": --store is one of ${views.map((view) => view.code).join(', ')}.`,
  )
}
