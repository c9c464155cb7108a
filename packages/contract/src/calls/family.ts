import type { Call } from './call.ts'

export const addChild = {
  name: 'addChild',
  method: 'POST',
  path: '/api/ext/family/children',
  takesToken: true,
} as const satisfies Call

export const modifyChild = {
  name: 'modifyChild',
  method: 'PUT',
  path: '/api/ext/family/children/:id',
  takesToken: true,
} as const satisfies Call

export const deleteChild = {
  name: 'deleteChild',
  method: 'DELETE',
  path: '/api/ext/family/children/:id',
  takesToken: true,
} as const satisfies Call
