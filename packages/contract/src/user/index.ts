export type { CustomerDto } from './customer.ts'
export type { OrderDto } from './order-dto.ts'
export { readOrder, readOrderHistory } from './order-history-calls.ts'
export { createUser, loginUser, logoutUser, readMe, refreshUser } from './user-calls.ts'
