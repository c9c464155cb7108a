export { waitingRoomRoutes } from './routes.ts'
export { createWaitingLine, type Entry, type WaitingLine } from './waiting-line.ts'
