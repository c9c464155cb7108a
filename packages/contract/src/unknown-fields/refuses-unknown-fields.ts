import type { Call } from '../calls/index.ts'
import { passedOver } from './passed-over.data.ts'

type Taken = Pick<Call, 'method' | 'path'> & { readonly takesText?: boolean }

/**
 * Whether fields that a call does not know are wrong input: they are where it changes something, since without a misspelt
 * one it may do more than was asked. What companies call as they please (`takesText`) they have signed.
 */
export function refusesUnknownFields({ method, path, takesText }: Taken): boolean {
  if (method === 'GET' || takesText) return false
  return !Object.keys(passedOver).some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
}
