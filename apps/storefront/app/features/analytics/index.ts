export { Analytics } from './analytics.tsx'
export { type ToldList, useToldList } from './use-told-list.ts'
export { useTrack } from './use-track.ts'
