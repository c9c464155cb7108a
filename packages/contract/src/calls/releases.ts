import type { Call } from './call.ts'

export const listReleases = {
  name: 'listReleases',
  method: 'GET',
  path: '/api/desk/releases',
  right: 'releases.read',
} as const satisfies Call

export const createRelease = {
  name: 'createRelease',
  method: 'POST',
  path: '/api/desk/releases',
  right: 'releases.write',
} as const satisfies Call

export const readRelease = {
  name: 'readRelease',
  method: 'GET',
  path: '/api/desk/releases/:id',
  right: 'releases.read',
} as const satisfies Call

export const renameRelease = {
  name: 'renameRelease',
  method: 'PUT',
  path: '/api/desk/releases/:id',
  right: 'releases.write',
} as const satisfies Call

export const checkRelease = {
  name: 'checkRelease',
  method: 'GET',
  path: '/api/desk/releases/:id/checks',
  right: 'releases.read',
} as const satisfies Call

export const addToRelease = {
  name: 'addToRelease',
  method: 'POST',
  path: '/api/desk/releases/:id/add',
  right: 'releases.write',
} as const satisfies Call

export const keepInRelease = {
  name: 'keepInRelease',
  method: 'POST',
  path: '/api/desk/releases/:id/keep',
  right: 'releases.write',
} as const satisfies Call

export const takeOutOfRelease = {
  name: 'takeOutOfRelease',
  method: 'POST',
  path: '/api/desk/releases/:id/take-out',
  right: 'releases.write',
} as const satisfies Call

export const publishRelease = {
  name: 'publishRelease',
  method: 'POST',
  path: '/api/desk/releases/:id/publish',
  right: 'releases.publish',
} as const satisfies Call

export const scheduleRelease = {
  name: 'scheduleRelease',
  method: 'POST',
  path: '/api/desk/releases/:id/schedule',
  right: 'releases.publish',
} as const satisfies Call

export const removeRelease = {
  name: 'removeRelease',
  method: 'POST',
  path: '/api/desk/releases/:id/remove',
  right: 'releases.write',
} as const satisfies Call
