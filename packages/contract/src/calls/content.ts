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

export const previewStory = {
  name: 'previewStory',
  method: 'POST',
  path: '/api/ext/storyblok/preview',
} as const satisfies Call

export const listBlogStories = {
  name: 'listBlogStories',
  method: 'GET',
  path: '/api/ext/blog/list',
  queryFields: ['storeCode', 'slug', 'tag', 'size', 'offset'],
} as const satisfies Call

const storyFields = [
  'version',
  'token',
  'cv',
  'from_release',
  'language',
  'fallback_lang',
  'resolve_relations',
  'resolve_level',
  'resolve_links',
  'resolve_links_level',
  'resolve_assets',
  'excluding_fields',
  'excluding_story_fields',
] as const

export const deliverStory = {
  name: 'deliverStory',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/stories/:key{.+}',
  queryFields: [...storyFields, 'find_by'],
  isBare: true,
} as const satisfies Call

export const deliverStories = {
  name: 'deliverStories',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/stories',
  queryFields: [
    ...storyFields,
    'starts_with',
    'by_slugs',
    'excluding_slugs',
    'by_ids',
    'excluding_ids',
    'by_uuids',
    'by_uuids_ordered',
    'is_startpage',
    'level',
    'with_tag',
    'content_type',
    'in_workflow_stages',
    'search_term',
    'filter_query',
    'published_at_gt',
    'published_at_lt',
    'first_published_at_gt',
    'first_published_at_lt',
    'updated_at_gt',
    'updated_at_lt',
    'sort_by',
    'page',
    'per_page',
  ],
  isBare: true,
} as const satisfies Call

export const deliverLinks = {
  name: 'deliverLinks',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/links',
  queryFields: [
    'version',
    'token',
    'cv',
    'starts_with',
    'with_parent',
    'include_dates',
    'paginated',
    'page',
    'per_page',
  ],
  isBare: true,
} as const satisfies Call

export const deliverTags = {
  name: 'deliverTags',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/tags',
  queryFields: ['version', 'token', 'cv', 'starts_with'],
  isBare: true,
} as const satisfies Call

export const deliverSpace = {
  name: 'deliverSpace',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/spaces/me',
  queryFields: ['version', 'token', 'cv'],
  isBare: true,
} as const satisfies Call

export const deliverDatasources = {
  name: 'deliverDatasources',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/datasources',
  queryFields: ['version', 'token', 'cv', 'page', 'per_page'],
  isBare: true,
} as const satisfies Call

export const deliverDatasource = {
  name: 'deliverDatasource',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/datasources/:key',
  queryFields: ['version', 'token', 'cv'],
  isBare: true,
} as const satisfies Call

export const deliverDatasourceEntries = {
  name: 'deliverDatasourceEntries',
  method: 'GET',
  path: '/api/ext/storyblok/cdn/datasource_entries',
  queryFields: ['version', 'token', 'cv', 'datasource', 'dimension', 'page', 'per_page'],
  isBare: true,
} as const satisfies Call

export const receiveSpaceHook = {
  name: 'receiveSpaceHook',
  method: 'POST',
  path: '/api/ext/storyblok/hook',
  queryFields: ['secret'],
} as const satisfies Call

export const renewSpace = {
  name: 'renewSpace',
  method: 'GET',
  path: '/api/ext/storyblok/full',
  queryFields: ['secret'],
} as const satisfies Call
