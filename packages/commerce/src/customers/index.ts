export {
  type AddressChange,
  checkProfile,
  type ProfileChange,
  type ProfileRefusal,
} from './check-profile.ts'
export { customerGroups } from './customer-groups.ts'
export type { StoredChild } from './family/schema.ts'
export { findChildren, putChildren } from './family/store.ts'
export { toChild } from './family/to-child.ts'
export { isGuessable } from './guessable-password.ts'
export {
  accountNoticed,
  closeNotice,
  findNotice,
  forgetOldNotices,
  type NewNotice,
  putNotice,
} from './notices.ts'
export type { StoredNotice } from './notices-schema.ts'
export { hashPassword, verifyPassword } from './password.ts'
export { savePassword, saveProfile } from './save-profile.ts'
export type { StoredAddress, StoredCustomer, StoredWish } from './schema.ts'
export {
  createCustomer,
  deleteCustomer,
  findAddresses,
  findCustomer,
  findCustomerByEmail,
  findWishes,
  lockCustomer,
  noteSoldOut,
  putAddresses,
  putCustomers,
  putWishes,
  removeWishes,
} from './store.ts'
