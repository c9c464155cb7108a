// All that speaks to the keys of a device, in one file that comes when somebody needs it.
export { isAbleToMakePasskeys, makePasskey, signWithPasskey } from './ask-device.ts'
export { PasskeyLogin } from './passkey-login.tsx'
