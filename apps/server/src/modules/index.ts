import { addressesModule } from '@vonk/commerce/addresses/module'
import { backOfficeModule } from '@vonk/commerce/back-office/module'
import { brandsModule } from '@vonk/commerce/brands/module'
import { cartModule } from '@vonk/commerce/cart/module'
import { catalogueModule } from '@vonk/commerce/catalogue/module'
import { catalogueImportModule } from '@vonk/commerce/catalogue-import/module'
import { catalogueSearchModule } from '@vonk/commerce/catalogue-search/module'
import { checkoutModule } from '@vonk/commerce/checkout/module'
import { familyModule } from '@vonk/commerce/customers/family/module'
import { customersModule } from '@vonk/commerce/customers/module'
import { wishlistModule } from '@vonk/commerce/customers/wishlist/module'
import { gdprExportModule } from '@vonk/commerce/gdpr-export/module'
import { imagesModule } from '@vonk/commerce/images/module'
import { invoicesModule } from '@vonk/commerce/invoices/module'
import { locationsModule } from '@vonk/commerce/locations/module'
import { loyaltyModule } from '@vonk/commerce/loyalty/module'
import { accountMailsModule } from '@vonk/commerce/mails/accounts/module'
import { emailTokensModule } from '@vonk/commerce/mails/email-tokens/module'
import { newsletterMailsModule } from '@vonk/commerce/mails/newsletter/module'
import { orderMailsModule } from '@vonk/commerce/mails/orders/module'
import { stockAlertMailsModule } from '@vonk/commerce/mails/stock-alerts/module'
import { newsletterModule } from '@vonk/commerce/newsletter/module'
import { orderHistoryModule } from '@vonk/commerce/order-history/module'
import { orderExportModule } from '@vonk/commerce/orders/export/module'
import { ordersModule } from '@vonk/commerce/orders/module'
import { paymentsModule } from '@vonk/commerce/payments/module'
import { sandboxBankModule } from '@vonk/commerce/payments/sandbox/module'
import { pricesModule } from '@vonk/commerce/prices/module'
import { defineReviews } from '@vonk/commerce/reviews/module'
import { accountProofModule } from '@vonk/commerce/sessions/account-proof/module'
import { sessionsModule } from '@vonk/commerce/sessions/module'
import { passkeysModule } from '@vonk/commerce/sessions/passkeys/module'
import { shippingModule } from '@vonk/commerce/shipping/module'
import { parcelsModule } from '@vonk/commerce/shipping/parcels/module'
import { shopFileModule } from '@vonk/commerce/shop-file/module'
import { defineStaffOrders } from '@vonk/commerce/staff-orders/module'
import { stockModule } from '@vonk/commerce/stock/module'
import { stockAlertsModule } from '@vonk/commerce/stock-alerts/module'
import { guaranteeNoticesModule } from '@vonk/commerce/stores/guarantee-notices/module'
import { maintenanceModule } from '@vonk/commerce/stores/maintenance/module'
import { storesModule } from '@vonk/commerce/stores/module'
import { throttlesModule } from '@vonk/commerce/throttles/module'
import { withdrawalsModule } from '@vonk/commerce/withdrawals/module'
import { defineContent } from '@vonk/content/api/module'
import { defineEditor } from '@vonk/content/editor/module'
import { defineStories } from '@vonk/content/stories/module'
import { defineWaitingRoom } from '@vonk/content/waiting-room/module'
import { defineStaff } from '@vonk/staff/module'

const stores = storesModule
const throttles = throttlesModule
const contentModule = defineContent({ stores })
/** For whoever brings calls for staff along. */
export const staffModule = defineStaff({ stores, throttles })

/** Everything the shop is made of. A module that stands here opens wherever it has something to do. */
export const shopModules = [
  // What others stand on.
  brandsModule,
  storesModule,
  shopFileModule,
  throttlesModule,
  pricesModule,
  // The catalogue.
  catalogueModule,
  catalogueImportModule,
  catalogueSearchModule,
  imagesModule,
  stockModule,
  stockAlertsModule,
  defineReviews(staffModule),
  // Customers.
  sessionsModule,
  accountProofModule,
  gdprExportModule,
  customersModule,
  emailTokensModule,
  passkeysModule,
  familyModule,
  wishlistModule,
  loyaltyModule,
  newsletterModule,
  // From the cart to the door.
  cartModule,
  shippingModule,
  addressesModule,
  parcelsModule,
  locationsModule,
  checkoutModule,
  ordersModule,
  sandboxBankModule,
  paymentsModule,
  invoicesModule,
  orderHistoryModule,
  withdrawalsModule,
  orderExportModule,
  guaranteeNoticesModule,
  // Stories, and who works on the shop.
  contentModule,
  defineStories({ stores }),
  defineWaitingRoom({ stores, content: contentModule, throttles }),
  staffModule,
  defineEditor({ stores, staff: staffModule }),
  defineStaffOrders(staffModule),
  backOfficeModule,
  maintenanceModule,
  // Mails.
  accountMailsModule,
  newsletterMailsModule,
  orderMailsModule,
  stockAlertMailsModule,
] as const
