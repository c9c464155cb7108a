export {
  afterPageDataFailure,
  guardMaintenance,
  isWaitingRoomShown,
  type MaintenanceMove,
  type PageDataFailure,
  type PageDataOutcome,
} from './guard-page.ts'
export { closeMenuLevel, type MenuPath, menuLevels, menuTop, openMenuLevel } from './menu-path.ts'
export { closeModal, type ModalName, type Modals, modalNames, noModals, openModal } from './modals.ts'
export {
  type ActiveTab,
  accountLink,
  pressTab,
  type Tab,
  type TabPress,
  tabOfPage,
  tabsOf,
  type Visitor,
} from './tab-bar.ts'
export { historyWriteDelayMs, recordVisit } from './visit-history.ts'
