import type { Call } from './call.ts'

export const readStory = {
  name: 'readStory',
  method: 'GET',
  path: '/api/ext/storyblok/story/:slug{.+}',
} as const satisfies Call

export const readHomeStory = {
  name: 'readHomeStory',
  method: 'GET',
  path: '/api/ext/storyblok/story',
} as const satisfies Call

export const readThemeStory = {
  name: 'readThemeStory',
  method: 'GET',
  path: '/api/ext/storyblok/story/:storeCode/config/theme',
} as const satisfies Call

export const readStoriesByUuid = {
  name: 'readStoriesByUuid',
  method: 'GET',
  path: '/api/ext/storyblok/get-by-uuid',
  queryFields: ['uuid'],
} as const satisfies Call

export const validateEditor = {
  name: 'validateEditor',
  method: 'GET',
  path: '/api/ext/storyblok/validate-editor',
  queryFields: ['space_id', 'spaceId', 'timestamp', 'token'],
} as const satisfies Call

export const listBlogStories = {
  name: 'listBlogStories',
  method: 'GET',
  path: '/api/ext/blog/list',
  queryFields: ['storeCode', 'slug', 'tag', 'size', 'offset'],
} as const satisfies Call

export const deliverStory = {
  name: 'deliverStory',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/stories/:key{.+}',
  queryFields: ['version', 'token', 'cv', 'from_release', 'resolve_relations', 'excluding_fields', 'find_by'],
  isBare: true,
} as const satisfies Call

export const deliverStories = {
  name: 'deliverStories',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/stories',
  queryFields: [
    'version',
    'token',
    'cv',
    'from_release',
    'resolve_relations',
    'excluding_fields',
    'starts_with',
    'by_slugs',
    'excluding_slugs',
    'by_uuids',
    'by_uuids_ordered',
    'is_startpage',
    'with_tag',
    'content_type',
    'sort_by',
    'page',
    'per_page',
  ],
  isBare: true,
} as const satisfies Call
