export { componentSchemas } from './component-schemas.ts'
export { createStoryblokSource } from './create-storyblok-source.ts'
export type { SpaceOptions } from './space-client.ts'
