export { Analytics } from './analytics.tsx'
export { useTrack } from './use-track.ts'
