// All sections in one file: the build counts who shares a module, and many small sharers would move code of the account
// into what every page of the shop loads.
export { FamilySection } from '../../family/index.ts'
export { HomeSection } from '../home/home-section.tsx'
export { LoyaltySection } from '../loyalty/loyalty-section.tsx'
export { LinkedOrder } from '../orders/linked-order.tsx'
export { OrderSection } from '../orders/order-section.tsx'
export { OrdersSection } from '../orders/orders-section.tsx'
export { ProfileSection } from '../profile/profile-section.tsx'
export { SecuritySection } from '../security/security-section.tsx'
export { WishlistSection } from '../wishlist/wishlist-section.tsx'
export { GuestDoor } from './guest-door.tsx'
