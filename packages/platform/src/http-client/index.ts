export { askService, OtherServiceUnavailable } from './ask-service.ts'
export { whenAvailable } from './when-available.ts'
