export {
  afterPageDataFailure,
  guardMaintenance,
  isWaitingRoomShown,
  type MaintenanceMove,
  type PageDataOutcome,
} from './guard-page.ts'
export { desktopWidth, isDesktop } from './is-desktop.ts'
export { isFooterListOpen } from './is-footer-list-open.ts'
export { isUspBarRotating, uspRotationMs } from './is-usp-bar-rotating.ts'
export { closeMenuLevel, type MenuPath, menuLevels, menuTop, openMenuLevel } from './menu-path.ts'
export { closeModal, type ModalName, type Modals, modalNames, noModals, openModal } from './modals.ts'
export {
  type ActiveTab,
  accountLink,
  pressTab,
  type Tab,
  type TabPress,
  tabOfRoute,
  tabsOf,
  type Visitor,
} from './tab-bar.ts'
export { historyWriteDelayMs, isBackNavigation, recordVisit } from './visit-history.ts'
