import { z } from 'zod'
import * as calls from '../calls/family.ts'
import { endpoint } from '../endpoint.ts'
import { childFields, childSchema, firstName } from './child.ts'

const params = z.object({ id: z.string().regex(/^\d{1,9}$/, 'Expected the id of a child') })
const fields = z.object({ firstname: firstName, ...childFields })
const refusals = { 'not-signed-in': 401, 'family-not-available': 403 } as const
const invalid = {
  status: 400,
  details: z.object({ field: z.enum(['firstname', 'birth_month', 'height', 'size']) }),
} as const

const messages = {
  'not-signed-in': 'User is not authorized to access the resource',
  'family-not-available': 'This store has no family accounts.',
} as const
const unknown = 'No such child.'
const wrong = 'The value of {field} cannot be taken.'

export const addChild = endpoint(calls.addChild, {
  summary: 'Adds a child to the family of the customer; the very same sent twice is there once',
  body: z.object({
    child: z.object({ childCustomer: fields.partial({ birth_month: true, height: true, size: true }) }),
  }),
  result: childSchema,
  refusals: { ...refusals, 'child-invalid': invalid, 'family-full': 409 },
  messages: { ...messages, 'child-invalid': wrong, 'family-full': 'There is no room for more children.' },
})

export const modifyChild = endpoint(calls.modifyChild, {
  summary: 'Changes a child; what is not sent stays, null takes it away',
  params,
  body: z.object({ child: z.object({ childCustomer: fields.partial() }) }),
  result: childSchema,
  refusals: { ...refusals, 'child-unknown': 404, 'child-invalid': invalid },
  messages: { ...messages, 'child-unknown': unknown, 'child-invalid': wrong },
})

export const deleteChild = endpoint(calls.deleteChild, {
  summary: 'Deletes a child and all that was told about it',
  params,
  result: z.boolean(),
  refusals: { ...refusals, 'child-unknown': 404 },
  messages: { ...messages, 'child-unknown': unknown },
})
