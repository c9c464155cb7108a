export { LRUCache } from 'lru-cache'
export { createSingleFlight, type SingleFlight } from './single-flight.ts'
