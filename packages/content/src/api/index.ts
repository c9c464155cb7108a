export type { ContentApiParts } from './content-api-parts.ts'
export { contentRoutes } from './content-routes.ts'
