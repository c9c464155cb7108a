import { accountDataRoutes } from '@vonk/commerce/account-data'
import { accountProofRoutes } from '@vonk/commerce/account-proof'
import { backOfficeRoutes } from '@vonk/commerce/back-office'
import { type CartParts, callerOf, cartRoutes, readCartLines } from '@vonk/commerce/cart'
import { findProductBySku, readTaxRegions } from '@vonk/commerce/catalogue'
import { catalogueSearchRoutes, createWholeStock, productRoutes } from '@vonk/commerce/catalogue-search'
import { checkoutRoutes } from '@vonk/commerce/checkout'
import { createFamilies, familyRoutes } from '@vonk/commerce/family'
import { guaranteeNoticeRoutes } from '@vonk/commerce/guarantee-notices'
import { samplePicture, storePicture } from '@vonk/commerce/images'
import { invoiceRoutes } from '@vonk/commerce/invoices'
import { createLocations, locationRoutes } from '@vonk/commerce/locations'
import { createMaintenance, maintenanceRoutes } from '@vonk/commerce/maintenance'
import { createNewsletter, loadLeaveLinks, newsletterRoutes } from '@vonk/commerce/newsletter'
import { orderHistoryRoutes } from '@vonk/commerce/order-history'
import { passkeyRoutes } from '@vonk/commerce/passkeys'
import { createPayments, type PaymentsParts, paymentRoutes } from '@vonk/commerce/payments'
import { createGroupFinder, createGroupTokens, createPriceSigner, type GroupTokens } from '@vonk/commerce/prices'
import { createReviews, reviewRoutes } from '@vonk/commerce/reviews'
import { rewardRoutes } from '@vonk/commerce/rewards'
import { loadSecret } from '@vonk/commerce/secrets'
import {
  createSessions,
  ownSessionRoutes,
  passwordRoutes,
  profileRoutes,
  type Sessions,
  sessionRoutes,
} from '@vonk/commerce/sessions'
import type { LiveTariffs } from '@vonk/commerce/shipping'
import { stockRoutes } from '@vonk/commerce/stock'
import {
  type AlertLeaveLinks,
  createStockAlerts,
  openAlertLeaveLinks,
  ownAlertRoutes,
  stockAlertRoutes,
} from '@vonk/commerce/stock-alerts'
import { createStores, type LiveSettings, storeRoutes } from '@vonk/commerce/stores'
import { type CountHere, createThrottles, type Throttles } from '@vonk/commerce/throttles'
import { createWishlists, wishlistRoutes } from '@vonk/commerce/wishlist'
import { loadWithdrawalSecret, withdrawalRoutes } from '@vonk/commerce/withdrawals'
import { contentRoutes } from '@vonk/content/api'
import { editorRoutes } from '@vonk/content/editor'
import { releaseRoutes } from '@vonk/content/releases'
import { staffPasskeyRoutes, staffRoutes } from '@vonk/content/staff'
import { spaceHookRoutes } from '@vonk/content/storyblok'
import { createWaitingLine, waitingRoomRoutes } from '@vonk/content/waiting-room'
import { defaultSettings } from '@vonk/domain/settings'
import type { StoreDirectory } from '@vonk/domain/stores'
import { throttleLimits } from '@vonk/domain/throttle'
import type { Database } from '@vonk/platform/db'
import { type Api, createApi } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import type { ObjectStore } from '@vonk/platform/objects'
import type { Sealer } from '@vonk/platform/sealed-secrets'
import { version } from '../version.ts'
import { cartParts } from './cart-parts.ts'
import { type DeliveryServices, deliveryRoutes } from './delivery-routes.ts'
import { createInvoiceFiles } from './invoice-files.ts'
import { loadTagsToken } from './load-tags-token.ts'
import type { Catalogue } from './open-catalogue.ts'
import type { OpenContent } from './open-content.ts'
import { openStaff } from './open-staff.ts'
import { serviceRoutes } from './service-routes.ts'

type ShopApiParts = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly settings: LiveSettings
  readonly tariffs: LiveTariffs
  readonly content: OpenContent
  readonly payments: PaymentsParts
  /** Closed by configuration. */
  readonly isInMaintenance: boolean
  /** Protocol and port of the pages, for what is written without knowing by which address a shopper came. */
  readonly site: { readonly protocol: string; readonly port: string }
  readonly services: DeliveryServices
  /** Of the secrets of staff; null where the shop has no key. */
  readonly staffSealer: Sealer | null
  /** Where pictures are kept. */
  readonly media: ObjectStore
  /** Counts what is counted on this machine alone; this process when left out. */
  readonly countHere?: CountHere | undefined
  readonly isUnlimited?: ((address: string) => boolean) | undefined
  readonly log: Log
}

/** The API with every module of the shop behind it. */
export async function createShopApi(parts: ShopApiParts): Promise<Api> {
  const { db, catalogue, settings, tariffs, content, site, services, log, isInMaintenance, media } = parts
  const { search, index, directory } = catalogue
  const stores = createStores({ db })
  const groupTokens = createGroupTokens(await loadSecret(db, 'group-tokens'))
  const sign = createPriceSigner(await loadSecret(db, 'price-signatures'))
  const { countHere, isUnlimited, staffSealer } = parts
  const throttles = createThrottles({ db, limits: throttleLimits, countHere, isUnlimited })
  const { staff, passkeys: staffPasskeys } = openStaff({ db, throttles, directory, staffSealer, site })
  const sessions = createSessions({ db, throttles, settings: defaultSettings })
  const groupOf = createGroupFinder({ groupTokens, whoIs: sessions.whoIs })
  const reviews = createReviews({ db, findProduct: search.findReviewed, throttles })
  const carts = cartParts({ db, catalogue, settings, tariffs, sessions, throttles })
  const routes = [
    ...storeRoutes(stores),
    ...guaranteeNoticeRoutes({ db }),
    ...catalogueSearchRoutes({ search, directory, groupOf, sign }),
    ...productRoutes({ db, search, index, directory, groupOf, sign }),
    ...stockRoutes({ db, findWhole: createWholeStock({ search, directory }) }),
    ...locationRoutes({
      locations: createLocations({ db, findProduct: findProductBySku }),
      stores,
      findCartLines: (cartId, context) => readCartLines(carts, callerOf(directory, { cartId, context })),
      findTaxRegions: (view) => readTaxRegions(db, view),
    }),
    ...deliveryRoutes({ carts, directory, services, log }),
    ...reviewRoutes({ reviews, stores, site }),
    ...newsletterRoutes({
      newsletter: createNewsletter({
        ...{ db, directory, throttles, leaveLinks: await loadLeaveLinks(db) },
        settingsOf: settings.of,
      }),
      directory,
      sessions,
    }),
    ...contentRoutes({ ...content, directory }),
    ...spaceHookRoutes({ ...content, db }),
    ...staffRoutes(staff),
    ...staffPasskeyRoutes({ db, staff, passkeys: staffPasskeys }),
    ...editorRoutes({
      ...{ db, directory, staff, previewToken: content.tokens.previewToken },
      storePicture: (upload) => storePicture(media, upload),
      samplePicture: (filename) => samplePicture(media, filename),
    }),
    ...serviceRoutes({ db, staff, orders: parts.payments.orders }),
    ...releaseRoutes({
      ...{ db, directory, staff },
      samplePicture: (filename) => samplePicture(media, filename),
    }),
    ...waitingRoomRoutes({ ...content, directory, line: await openLine(db, throttles) }),
    ...backOfficeRoutes({ db, now: Date.now }),
    ...maintenanceRoutes(createMaintenance({ db, isForced: isInMaintenance })),
    ...customerRoutes({
      ...{ ...parts, carts, directory, sessions, groupTokens, leaveLinks: await openAlertLeaveLinks(db) },
      withdrawalSecret: await loadWithdrawalSecret(db),
    }),
  ]
  const cacheTags = { findPosition: () => index.findPosition(), token: await loadTagsToken(db) }
  return createApi({ routes, log, version, cacheTags })
}

/** The line before views with a waiting room: a network gets so many places and no more. */
async function openLine(db: Database, throttles: Throttles) {
  const secret = await loadSecret(db, 'places-in-line')
  const mayTakePlace = async (visitor: string | null) =>
    (await throttles.attempt(['place-in-line'], { visitor, emailAddress: null, cartId: null })).ok
  return createWaitingLine({ db, secret, mayTakePlace })
}

type CustomerParts = Pick<ShopApiParts, 'payments' | 'site' | 'log'> & {
  readonly carts: CartParts
  readonly directory: StoreDirectory
  readonly sessions: Sessions
  readonly groupTokens: GroupTokens
  readonly leaveLinks: AlertLeaveLinks
  readonly withdrawalSecret: Uint8Array
}

/** What belongs to one shopper: session, cart, order, family and wishlist. */
function customerRoutes({
  carts,
  directory,
  sessions,
  groupTokens,
  leaveLinks,
  withdrawalSecret,
  log,
  ...parts
}: CustomerParts) {
  const { db, throttles, whoIs, settingsOf } = carts
  const payments = createPayments(parts.payments)
  return [
    ...sessionRoutes({ db, sessions, directory, throttles }),
    ...profileRoutes({ db, sessions, groupTokens, directory, throttles }),
    ...ownSessionRoutes({ db, sessions }),
    ...passkeyRoutes({ db, sessions, directory, throttles, site: parts.site }),
    ...accountProofRoutes({ db, sessions, directory, throttles, site: parts.site }),
    ...accountDataRoutes({ db, sessions, directory, throttles }),
    ...passwordRoutes({ db, sessions, directory, throttles }),
    ...cartRoutes({ ...carts, directory }),
    ...checkoutRoutes({
      ...carts,
      directory,
      log,
      orders: parts.payments.orders,
      provider: payments.provider,
      openPayment: payments.open,
    }),
    ...paymentRoutes({ db, payments, whoIs }),
    ...invoiceRoutes({ db, whoIs, render: createInvoiceFiles().render }),
    ...rewardRoutes({ db, whoIs }),
    ...orderHistoryRoutes({ db, whoIs, directory }),
    ...withdrawalRoutes({ db, throttles, secret: withdrawalSecret, orders: parts.payments.orders, now: Date.now }),
    ...familyRoutes({ families: createFamilies({ db, whoIs }), directory }),
    ...ownAlertRoutes({ db, sessions, directory }),
    ...stockAlertRoutes({ alerts: createStockAlerts({ db, directory, throttles, leaveLinks }), sessions, directory }),
    ...wishlistRoutes({ wishlists: createWishlists({ db, whoIs, settingsOf }), directory }),
  ]
}
