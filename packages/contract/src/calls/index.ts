export { putProducts, setPrices, setStock } from './back-office.ts'
export type { Call, Method } from './call.ts'
export {
  applyCoupon,
  applyGiftCard,
  checkGiftCard,
  collectCartTotals,
  createCart,
  deleteCartItem,
  deleteCoupon,
  listPaymentMethods,
  listShippingMethods,
  pullCart,
  readCartTotals,
  readCoupon,
  removeGiftCard,
  setShippingInformation,
  updateCartItem,
} from './cart.ts'
export {
  checkElasticStock,
  checkElasticStockBySku,
  checkStock,
  checkStockBySku,
  listElasticStock,
  listProducts,
  listStock,
  mapUrl,
  renderProducts,
  searchCatalogue,
  searchCatalogueByAddress,
  suggestSearches,
} from './catalogue.ts'
export {
  deliverDatasource,
  deliverDatasourceEntries,
  deliverDatasources,
  deliverLinks,
  deliverSpace,
  deliverStories,
  deliverStory,
  deliverTags,
  listBlogStories,
  previewStory,
  readHomeStory,
  readStoriesByUuid,
  readStory,
  readThemeStory,
  receiveSpaceHook,
  renewSpace,
  validateEditor,
} from './content.ts'
export { listParcelPoints, listTimeframes, lookUpAddress, saveDelivery } from './delivery.ts'
export {
  announcePresence,
  checkEditedStory,
  copyEditedStory,
  createEditedStory,
  listBlockKinds,
  listEditedStories,
  listPictures,
  listStoryTranslations,
  listStoryVersions,
  openStoryPreview,
  publishEditedStory,
  readEditedStory,
  removeEditedStory,
  revertEditedStory,
  saveEditedStory,
  scheduleEditedStory,
  unpublishEditedStory,
  uploadPicture,
} from './editor.ts'
export { addChild, deleteChild, modifyChild } from './family.ts'
export { readCreditNote, readInvoice } from './invoices.ts'
export {
  confirmNewsletter,
  leaveNewsletter,
  readMailchimpStatus,
  readNewsletterStatus,
  subscribeByMailchimp,
  subscribeToNewsletter,
  unsubscribeByMailchimp,
  unsubscribeFromNewsletter,
} from './newsletter.ts'
export { placeOrder, readOrderStatus, selectPaymentMethod, setPaymentInformation } from './order.ts'
export {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.ts'
export { readPayment, receiveWebhook } from './payment.ts'
export { listCountries, listPhysicalStores, listPickupLocations, readCurrency, readInStoreInventory } from './places.ts'
export { applyPoints, readPointsBalance, readPointsHistory } from './points.ts'
export {
  addToRelease,
  checkRelease,
  createRelease,
  keepInRelease,
  listReleases,
  publishRelease,
  readRelease,
  removeRelease,
  renameRelease,
  scheduleRelease,
  takeOutOfRelease,
} from './releases.ts'
export { createReview, readReviewWidget } from './reviews.ts'
export {
  answerReview,
  cancelOrder,
  decideReview,
  findStaffOrders,
  listStaffReviews,
  readStaffOrder,
  refundOrder,
  shipOrder,
} from './service.ts'
export { enterShop, listStoreViews, readGuaranteeNotice, readMaintenance, readWaitingRooms } from './shop.ts'
export {
  addStaffPasskey,
  beginStaffLogIn,
  beginStaffPasskey,
  listStaffPasskeys,
  logInStaff,
  logOutStaff,
  readStaffMember,
  removeStaffPasskey,
} from './staff.ts'
export { askStockAlert, confirmStockAlert, endStockAlert, leaveStockAlerts, listStockAlerts } from './stock-alerts.ts'
export {
  changePassword,
  changePasswordByOldName,
  confirmEmail,
  createPassword,
  createUser,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  listSessions,
  loginUser,
  logoutUser,
  mailProofLink,
  proveOwner,
  readMe,
  readOrder,
  readOrderHistory,
  refreshUser,
  resetPassword,
  updateMe,
} from './user.ts'
export { addToWishlist, noteSeenWishes, readWishlist, removeFromWishlist } from './wishlist.ts'
export { beginWithdrawal, completeWithdrawal, confirmWithdrawal, openWithdrawal } from './withdrawal.ts'
