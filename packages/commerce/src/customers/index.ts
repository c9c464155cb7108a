export { customerGroups } from './customer-groups.ts'
export { hashPassword, verifyPassword } from './password.ts'
export type { StoredAddress, StoredCustomer, StoredWish } from './schema.ts'
export {
  createCustomer,
  deleteCustomer,
  findAddresses,
  findCustomer,
  findCustomerByEmail,
  findWishes,
  lockCustomer,
  putAddresses,
  putCustomers,
  putWishes,
  removeWishes,
} from './store.ts'
