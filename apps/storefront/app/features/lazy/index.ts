export { LazyBoundary } from './lazy-boundary.tsx'
