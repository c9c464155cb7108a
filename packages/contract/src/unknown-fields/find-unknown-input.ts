import { z } from 'zod'
import type { InputIssue } from '../common-refusals.ts'
import type { Endpoint } from '../endpoint.ts'
import { findUnknownFields, unknownField } from './find-unknown-fields.ts'

const nothing = z.object({})

/** What every call may say in its query, if not in a header. */
const everywhere = ['token', 'storeCode']

type Given = { readonly queryKeys: Iterable<string>; readonly body: unknown }

/** The fields of a query and a body that a call does not know. */
export function findUnknownInput({ body: schema, queryFields }: Endpoint, { queryKeys, body }: Given): InputIssue[] {
  const declared = new Set([...queryFields, ...everywhere])
  const unknown = [...new Set(queryKeys)].filter((key) => !declared.has(key))
  return [
    ...unknown.map((key) => unknownField('query', key, queryFields)),
    ...findUnknownFields(schema ?? nothing, body, 'body'),
  ]
}
