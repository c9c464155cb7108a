export { BuildFailed } from './build-failed.ts'
export { ensureStorefrontBuild } from './ensure-storefront-build.ts'
