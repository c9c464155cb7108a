export { type ContentApiParts, contentRoutes } from './content-routes.ts'
