export { askService, ServiceAway } from './ask-service.ts'
export { whenAvailable } from './when-available.ts'
