export { BuildFailed } from './build-failed.ts'
export { ensureEditorBuild, ensureStorefrontBuild } from './ensure-build.ts'
