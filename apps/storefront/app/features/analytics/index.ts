export { loadAnalytics } from './load-analytics.ts'
export { type ToldList, useToldList } from './use-told-list.ts'
export { useTrack } from './use-track.ts'
