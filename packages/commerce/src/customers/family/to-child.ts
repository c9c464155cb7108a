import type { ChildDto } from '@vonk/contract'
import type { Child } from '@vonk/domain/family'
import type { StoredChild } from './schema.ts'

/** A child on the wire; what was not told is absent. */
export function toChild({ id, firstName, birthMonth, heightCm, size }: Child | StoredChild): ChildDto {
  return {
    id: Number(id),
    firstname: firstName,
    ...(birthMonth !== null && { birth_month: birthMonth }),
    ...(heightCm !== null && { height: heightCm }),
    ...(size !== null && { size }),
  }
}
