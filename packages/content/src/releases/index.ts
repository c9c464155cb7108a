export { publishDueReleases } from './publish-due-releases.ts'
export { releaseRoutes } from './routes.ts'
