import type { contract } from '@vonk/contract'

type CallName = keyof typeof contract

/** What belongs to the customer that others ask for. */
export type Belongings = {
  readonly cartId: string
  readonly itemId: number
  readonly orderId: string
  readonly entityId: number
  readonly orderNumber: string
  readonly paymentId: string
  readonly invoice: string
  readonly creditNote: string
  readonly addressId: number
  readonly childId: number
  readonly sessionId: string
  readonly passkeyId: string
  readonly email: string
}

type Inputs = (hers: Belongings) => Readonly<Record<string, unknown>>

/**
 * How every call is tried in the name of somebody else. `refused` names something of hers and has to be refused to everybody else;
 * `own` names nobody, so that whoever asks is answered about themselves; the text says why a call has nothing of anybody.
 */
export type Trial =
  | {
      readonly refused: Inputs
      /** Why whoever says nothing of themselves is not refused. */
      readonly guestsMay?: string
    }
  | { readonly own: Inputs }
  | string

const public_ = 'is the same for everybody'
const staff = 'is for staff, who are no customers: tried with every identity beside the calls'
const knowledge = 'is for whoever knows a secret or the address, with or without an account'

const address = {
  ...{ firstname: 'Max', lastname: 'Moll', street: ['Markt', '1'], postcode: '3511 AA', city: 'Utrecht' },
  ...{ country_id: 'NL', telephone: '', email: 'max@example.nl' },
}
const cart = ({ cartId }: Belongings) => ({ cartId })
const nothing = () => ({})
/** Made for nobody: that it is refused is tested beside the call. */
const madeCredential = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
}
const child = { childCustomer: { firstname: 'Stolen' } }

export const trials = {
  createUser: knowledge,
  loginUser: knowledge,
  refreshUser: knowledge,
  resetPassword: knowledge,
  createPassword: knowledge,
  logoutUser: { own: nothing },
  readMe: { own: nothing },
  updateMe: { refused: ({ addressId }) => ({ customer: { addresses: [{ ...address, id: addressId }] } }) },
  changePassword: { own: () => ({ currentPassword: 'wrong', newPassword: 'Regen-boog-2' }) },
  changePasswordByOldName: { own: () => ({ currentPassword: 'wrong', newPassword: 'Regen-boog-2' }) },
  listSessions: { own: nothing },
  endSession: { refused: ({ sessionId }) => ({ sessionId }) },
  endAllSessions: { own: nothing },
  listPasskeys: { own: nothing },
  beginPasskey: { own: nothing },
  addPasskey: { own: () => ({ name: 'Stolen', credential: madeCredential }) },
  renamePasskey: { refused: ({ passkeyId }) => ({ passkeyId, name: 'Stolen' }) },
  removePasskey: { refused: ({ passkeyId }) => ({ passkeyId }) },
  beginPasskeyLogin: knowledge,
  loginWithPasskey: 'is for whoever holds the key: its test tries others',
  proveOwner: { own: () => ({ password: 'wrong' }) },
  mailProofLink: { own: () => ({ section: 'profile' }) },
  confirmEmail: knowledge,
  exportAccount: { own: nothing },
  deleteAccount: { own: () => ({ password: 'wrong' }) },
  readOrderHistory: { own: nothing },
  readOrder: { refused: ({ entityId }) => ({ entityId }) },
  readInvoice: { refused: ({ orderId, cartId }) => ({ orderId, cartId }) },
  readCreditNote: { refused: ({ orderId, creditNote: number, cartId }) => ({ orderId, number, cartId }) },
  readPayment: { refused: ({ paymentId: id, cartId }) => ({ id, cartId }) },
  readPointsBalance: { own: nothing },
  readPointsHistory: { own: nothing },
  readWishlist: { own: nothing },
  addToWishlist: { own: () => ({ skus: ['bag'] }) },
  noteSeenWishes: { own: () => ({ sold_out: ['bag'], for_sale: [] }) },
  removeFromWishlist: { own: () => ({ skus: ['bag'] }) },
  addChild: { own: () => ({ child }) },
  modifyChild: { refused: ({ childId }) => ({ id: String(childId), child }) },
  deleteChild: { refused: ({ childId }) => ({ id: String(childId) }) },
  createCart: { own: ({ cartId }) => ({ guestCartId: cartId }) },
  pullCart: { refused: cart },
  updateCartItem: { refused: ({ cartId, itemId }) => ({ cartId, cartItem: { sku: 'bag', qty: 3, item_id: itemId } }) },
  deleteCartItem: { refused: ({ cartId, itemId }) => ({ cartId, cartItem: { sku: 'bag', item_id: itemId } }) },
  applyCoupon: { refused: ({ cartId }) => ({ cartId, coupon: 'TEN' }) },
  deleteCoupon: { refused: cart },
  readCoupon: { refused: cart },
  readCartTotals: { refused: cart },
  collectCartTotals: { refused: ({ cartId }) => ({ cartId, methods: { paymentMethod: { method: 'card' } } }) },
  listShippingMethods: { refused: ({ cartId }) => ({ cartId, address }) },
  listPaymentMethods: { refused: cart },
  setShippingInformation: {
    refused: ({ cartId }) => ({
      cartId,
      addressInformation: {
        shippingAddress: { ...address, countryId: 'NL' },
        shippingCarrierCode: 'postnl',
        shippingMethodCode: 'home',
      },
    }),
  },
  applyGiftCard: { refused: ({ cartId }) => ({ cartId, giftCardCode: 'X' }) },
  removeGiftCard: { refused: ({ cartId }) => ({ cartId, giftCardCode: 'X' }) },
  checkGiftCard: knowledge,
  applyPoints: { refused: ({ cartId }) => ({ cartId, points: 1 }) },
  selectPaymentMethod: { refused: ({ cartId }) => ({ cartId, method: { method: 'card' } }) },
  setPaymentInformation: { refused: ({ cartId }) => ({ cartId, paymentMethod: { method: 'card' } }) },
  placeOrder: {
    guestsMay: 'older clients order with nothing but the id of a cart, which nobody can guess',
    refused: ({ cartId }) => ({
      ...{ user_id: '7', cart_id: cartId, order_id: 'stolen-order', store_code: 'nl' },
      products: [{ sku: 'bag', qty: 1, price: 30 }],
      addressInformation: {
        ...{ billingAddress: address, shippingAddress: address, payment_method_code: 'card' },
        ...{ shipping_carrier_code: 'postnl', shipping_method_code: 'home' },
      },
    }),
  },
  saveDelivery: {
    refused: ({ cartId }) => ({ cartId, kind: 'home', countryCode: 'NL', postalCode: '3511AA', streetNumber: '1' }),
  },
  listPickupLocations: { refused: cart },
  readOrderStatus: 'tells the state of an order to whoever knows the id that its device made, and nothing else of it',
  openOrder: knowledge,
  beginWithdrawal: knowledge,
  confirmWithdrawal: knowledge,
  openWithdrawal: knowledge,
  completeWithdrawal: knowledge,
  receiveWebhook: 'asks the bank what has happened, and answers nothing',
  createReview: { own: () => ({ review: { product_id: 2, title: 'x', detail: 'x', nickname: 'x', customer_id: 7 } }) },
  readNewsletterStatus: knowledge,
  subscribeToNewsletter: knowledge,
  unsubscribeFromNewsletter: knowledge,
  readMailchimpStatus: knowledge,
  subscribeByMailchimp: knowledge,
  unsubscribeByMailchimp: knowledge,
  confirmNewsletter: knowledge,
  askStockAlert: { own: ({ email }) => ({ sku: 'cap', email }) },
  confirmStockAlert: knowledge,
  leaveStockAlerts: knowledge,
  listStockAlerts: { own: nothing },
  endStockAlert: { own: () => ({ sku: 'cap' }) },
  leaveNewsletter: knowledge,
  listStoreViews: public_,
  readGuaranteeNotice: public_,
  readMaintenance: public_,
  searchCatalogue: public_,
  searchCatalogueByAddress: public_,
  suggestSearches: public_,
  listProducts: public_,
  renderProducts: public_,
  checkStock: public_,
  checkStockBySku: public_,
  listStock: public_,
  checkElasticStock: public_,
  checkElasticStockBySku: public_,
  listElasticStock: public_,
  mapUrl: public_,
  listPhysicalStores: public_,
  readInStoreInventory: public_,
  listCountries: public_,
  readCurrency: public_,
  lookUpAddress: public_,
  listParcelPoints: public_,
  listTimeframes: public_,
  readReviewWidget: public_,
  readStory: public_,
  readHomeStory: public_,
  readThemeStory: public_,
  readStoriesByUuid: public_,
  validateEditor: public_,
  previewStory: knowledge,
  listEditedStories: staff,
  readEditedStory: staff,
  createEditedStory: staff,
  saveEditedStory: staff,
  publishEditedStory: staff,
  listAlikeStories: staff,
  unpublishEditedStory: staff,
  uploadPicture: staff,
  scheduleEditedStory: staff,
  removeEditedStory: staff,
  revertEditedStory: staff,
  copyEditedStory: staff,
  listStoryVersions: staff,
  listStoryTranslations: staff,
  listPictures: staff,
  checkEditedStory: staff,
  openStoryPreview: staff,
  announcePresence: staff,
  listBlockKinds: staff,
  listStaffReviews: staff,
  decideReview: staff,
  answerReview: staff,
  findStaffOrders: staff,
  readStaffOrder: staff,
  shipOrder: staff,
  cancelOrder: staff,
  refundOrder: staff,
  addToRelease: staff,
  checkRelease: staff,
  createRelease: staff,
  keepInRelease: staff,
  listReleases: staff,
  publishRelease: staff,
  readRelease: staff,
  removeRelease: staff,
  renameRelease: staff,
  scheduleRelease: staff,
  takeOutOfRelease: staff,
  logInStaff: staff,
  logOutStaff: staff,
  readStaffMember: staff,
  beginStaffLogIn: staff,
  listStaffPasskeys: staff,
  beginStaffPasskey: staff,
  addStaffPasskey: staff,
  removeStaffPasskey: staff,
  readWaitingRooms: public_,
  enterShop: 'knows a visitor by what it gave them, which names nobody',
  listBlogStories: public_,
  deliverStory: public_,
  deliverStories: public_,
  deliverLinks: public_,
  deliverTags: public_,
  deliverSpace: public_,
  deliverDatasources: public_,
  deliverDatasource: public_,
  deliverDatasourceEntries: public_,
  receiveSpaceHook: 'wants the secret of a space, and tells nothing',
  renewSpace: 'wants the secret of a space, and tells nothing',
  setStock: 'wants the key of a back office',
  setPrices: 'wants the key of a back office',
  putProducts: 'wants the key of a back office',
} as const satisfies Readonly<Record<CallName, Trial>>
