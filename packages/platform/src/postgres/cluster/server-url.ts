import { superuser } from './cluster.ts'
import type { Address } from './shop-lock.ts'

/** The shop's own database on the embedded server. */
export const database = 'vonk'

export function urlOf({ port, password }: Address): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
}
