import type { Call } from './call.ts'

export const listEditedStories = {
  name: 'listEditedStories',
  method: 'GET',
  path: '/api/editor/stories',
  queryFields: ['view'],
  role: 'viewer',
} as const satisfies Call

export const readEditedStory = {
  name: 'readEditedStory',
  method: 'GET',
  path: '/api/editor/stories/:id',
  role: 'viewer',
} as const satisfies Call

export const createEditedStory = {
  name: 'createEditedStory',
  method: 'POST',
  path: '/api/editor/stories',
  role: 'editor',
} as const satisfies Call

export const saveEditedStory = {
  name: 'saveEditedStory',
  method: 'PUT',
  path: '/api/editor/stories/:id',
  role: 'editor',
} as const satisfies Call

export const publishEditedStory = {
  name: 'publishEditedStory',
  method: 'POST',
  path: '/api/editor/stories/:id/publish',
  role: 'editor',
} as const satisfies Call

export const listAlikeStories = {
  name: 'listAlikeStories',
  method: 'GET',
  path: '/api/editor/stories/:id/alike',
  role: 'editor',
} as const satisfies Call

export const unpublishEditedStory = {
  name: 'unpublishEditedStory',
  method: 'POST',
  path: '/api/editor/stories/:id/unpublish',
  role: 'editor',
} as const satisfies Call

export const scheduleEditedStory = {
  name: 'scheduleEditedStory',
  method: 'POST',
  path: '/api/editor/stories/:id/schedule',
  role: 'editor',
} as const satisfies Call

export const removeEditedStory = {
  name: 'removeEditedStory',
  method: 'POST',
  path: '/api/editor/stories/:id/remove',
  role: 'editor',
} as const satisfies Call

export const revertEditedStory = {
  name: 'revertEditedStory',
  method: 'POST',
  path: '/api/editor/stories/:id/revert',
  role: 'editor',
} as const satisfies Call

export const copyEditedStory = {
  name: 'copyEditedStory',
  method: 'POST',
  path: '/api/editor/stories/:id/copy',
  role: 'editor',
} as const satisfies Call

export const listStoryVersions = {
  name: 'listStoryVersions',
  method: 'GET',
  path: '/api/editor/stories/:id/versions',
  role: 'viewer',
} as const satisfies Call

export const listStoryTranslations = {
  name: 'listStoryTranslations',
  method: 'GET',
  path: '/api/editor/stories/:id/translations',
  role: 'viewer',
} as const satisfies Call

export const checkEditedStory = {
  name: 'checkEditedStory',
  method: 'GET',
  path: '/api/editor/stories/:id/checks',
  role: 'viewer',
} as const satisfies Call

export const listBlockKinds = {
  name: 'listBlockKinds',
  method: 'GET',
  path: '/api/editor/blocks',
  role: 'viewer',
} as const satisfies Call

export const uploadPicture = {
  name: 'uploadPicture',
  method: 'POST',
  path: '/api/editor/pictures',
  role: 'editor',
} as const satisfies Call

export const listPictures = {
  name: 'listPictures',
  method: 'GET',
  path: '/api/editor/pictures',
  queryFields: ['search', 'pageSize', 'currentPage'],
  role: 'viewer',
} as const satisfies Call

export const openStoryPreview = {
  name: 'openStoryPreview',
  method: 'GET',
  path: '/api/editor/stories/:id/preview',
  queryFields: ['release'],
  role: 'viewer',
} as const satisfies Call

export const announcePresence = {
  name: 'announcePresence',
  method: 'POST',
  path: '/api/editor/stories/:id/presence',
  role: 'viewer',
} as const satisfies Call
