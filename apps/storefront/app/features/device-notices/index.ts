export { DeviceNotices } from './device-notices.tsx'
