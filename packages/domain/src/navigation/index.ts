export { guardPage, type PageRefusal } from './guard-page.ts'
export { guardMaintenance, type MaintenanceMove } from './maintenance-guard.ts'
export { closeMenuLevel, type MenuPath, menuLevels, menuTop, openMenuLevel } from './menu-path.ts'
export { closeModal, type ModalName, type Modals, modalNames, noModals, openModal } from './modals.ts'
export { afterPageDataFailure, type PageDataOutcome } from './page-data-failure.ts'
export {
  accountLink,
  accountPage,
  cartPage,
  clickWishlist,
  homePage,
  loginPage,
  type Visitor,
  type WishlistClick,
  wishlistPage,
} from './personal-links.ts'
export { desktopWidth, isDesktop, isFooterListOpen, isUspBarRotating, uspRotationMs } from './shell.ts'
export { type ActiveTab, pressTab, type Tab, type TabPress, tabOfRoute, tabsOf } from './tab-bar.ts'
export { historyWriteDelayMs, isBackNavigation, recordVisit } from './visit-history.ts'
export { isWaitingRoomShown } from './waiting-room.ts'
export { addToWishlist, removeFromWishlist, type WishlistItem } from './wishlist.ts'
