import type { Call } from './call.ts'

export const listEditedStories = {
  name: 'listEditedStories',
  method: 'GET',
  path: '/api/desk/stories',
  queryFields: ['view'],
  right: 'stories.read',
} as const satisfies Call

export const readEditedStory = {
  name: 'readEditedStory',
  method: 'GET',
  path: '/api/desk/stories/:id',
  right: 'stories.read',
} as const satisfies Call

export const createEditedStory = {
  name: 'createEditedStory',
  method: 'POST',
  path: '/api/desk/stories',
  right: 'stories.write',
} as const satisfies Call

export const saveEditedStory = {
  name: 'saveEditedStory',
  method: 'PUT',
  path: '/api/desk/stories/:id',
  right: 'stories.write',
} as const satisfies Call

export const publishEditedStory = {
  name: 'publishEditedStory',
  method: 'POST',
  path: '/api/desk/stories/:id/publish',
  right: 'stories.publish',
} as const satisfies Call

export const listAlikeStories = {
  name: 'listAlikeStories',
  method: 'GET',
  path: '/api/desk/stories/:id/alike',
  right: 'stories.publish',
} as const satisfies Call

export const unpublishEditedStory = {
  name: 'unpublishEditedStory',
  method: 'POST',
  path: '/api/desk/stories/:id/unpublish',
  right: 'stories.publish',
} as const satisfies Call

export const scheduleEditedStory = {
  name: 'scheduleEditedStory',
  method: 'POST',
  path: '/api/desk/stories/:id/schedule',
  right: 'stories.publish',
} as const satisfies Call

export const removeEditedStory = {
  name: 'removeEditedStory',
  method: 'POST',
  path: '/api/desk/stories/:id/remove',
  right: 'stories.remove',
} as const satisfies Call

export const revertEditedStory = {
  name: 'revertEditedStory',
  method: 'POST',
  path: '/api/desk/stories/:id/revert',
  right: 'stories.write',
} as const satisfies Call

export const copyEditedStory = {
  name: 'copyEditedStory',
  method: 'POST',
  path: '/api/desk/stories/:id/copy',
  right: 'stories.write',
} as const satisfies Call

export const listStoryVersions = {
  name: 'listStoryVersions',
  method: 'GET',
  path: '/api/desk/stories/:id/versions',
  right: 'stories.read',
} as const satisfies Call

export const listStoryTranslations = {
  name: 'listStoryTranslations',
  method: 'GET',
  path: '/api/desk/stories/:id/translations',
  right: 'stories.read',
} as const satisfies Call

export const checkEditedStory = {
  name: 'checkEditedStory',
  method: 'GET',
  path: '/api/desk/stories/:id/checks',
  right: 'stories.read',
} as const satisfies Call

export const listBlockKinds = {
  name: 'listBlockKinds',
  method: 'GET',
  path: '/api/desk/blocks',
  right: 'stories.read',
} as const satisfies Call

export const uploadPicture = {
  name: 'uploadPicture',
  method: 'POST',
  path: '/api/desk/pictures',
  right: 'pictures.upload',
} as const satisfies Call

export const listPictures = {
  name: 'listPictures',
  method: 'GET',
  path: '/api/desk/pictures',
  queryFields: ['search', 'pageSize', 'currentPage'],
  right: 'pictures.read',
} as const satisfies Call

export const openStoryPreview = {
  name: 'openStoryPreview',
  method: 'GET',
  path: '/api/desk/stories/:id/preview',
  queryFields: ['release'],
  right: 'stories.read',
} as const satisfies Call

export const announcePresence = {
  name: 'announcePresence',
  method: 'POST',
  path: '/api/desk/stories/:id/presence',
  right: 'stories.read',
} as const satisfies Call
