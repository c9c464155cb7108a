export { OtherServiceUnavailable, request } from './request.ts'
export { whenAvailable } from './when-available.ts'
