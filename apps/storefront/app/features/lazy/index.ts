export { LazyBoundary } from './lazy-boundary.tsx'
export { RouteAssets } from './route-assets.tsx'
