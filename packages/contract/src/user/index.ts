export { changePassword, changePasswordByOldName, createPassword, resetPassword, updateMe } from './account-calls.ts'
export { deleteAccount, exportAccount } from './account-data-calls.ts'
export type { CustomerDto } from './customer.ts'
export type { OrderDto } from './order-dto.ts'
export { readOrder, readOrderHistory } from './order-history-calls.ts'
export {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginWithPasskey,
  type PasskeyDto,
  removePasskey,
  renamePasskey,
} from './passkey-calls.ts'
export type { ProfileInput } from './profile-input.ts'
export { confirmEmail, mailProofLink, proveOwner } from './proof-calls.ts'
export { endAllSessions, endSession, listSessions } from './session-calls.ts'
export { createUser, loginUser, logoutUser, readMe, refreshUser } from './user-calls.ts'
