export type { CustomerDto } from './customer.ts'
export { createUser, loginUser, logoutUser, readMe, refreshUser } from './user-calls.ts'
