export { LazyBoundary } from './lazy-boundary.tsx'
export { lazyPart } from './lazy-part.tsx'
export { RouteAssets } from './route-assets.tsx'
