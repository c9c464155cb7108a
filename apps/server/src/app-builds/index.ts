export { BuildFailed } from './build-failed.ts'
export { ensureDeskBuild, ensureStorefrontBuild } from './ensure-build.ts'
