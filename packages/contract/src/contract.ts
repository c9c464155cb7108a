import type { Endpoint } from './endpoint.ts'
import * as parts from './parts.ts'

type EndpointsOf<Parts> = {
  readonly [Name in keyof Parts as Parts[Name] extends Endpoint ? Name : never]: Parts[Name]
}

/** Every call of the API, by name. */
export const contract = endpointsOf(parts)

function endpointsOf<Parts extends object>(exported: Parts): EndpointsOf<Parts> {
  const endpoints = Object.entries(exported).filter(([, value]) => isEndpoint(value))
  // The same filter as that of the type: parts of the contract export calls, schemas and functions.
  return Object.fromEntries(endpoints) as EndpointsOf<Parts>
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value
}
