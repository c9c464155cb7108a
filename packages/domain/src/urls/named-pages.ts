/** Pages that rules lead to by name. */
export const homePage = '/'
export const cartPage = '/cart'
export const loginPage = '/login'
export const accountPage = '/my-account'
export const wishlistPage = '/my-account/wishlist'
export const maintenancePage = '/maintenance'
export const errorPage = '/error'
export const withdrawPage = '/withdraw'
export const guaranteePage = '/legal-guarantee'
export const resetPasswordPage = '/reset-password'
/** The sections of an account in which something wants a proof that it is the customer's own. */
export const provedPages = { profile: '/my-account/profile', security: '/my-account/change-password' } as const

/** What an address can be on, and be taken off by a link in every mail. */
export const mailLists = ['newsletter', 'stock-alert'] as const
export type MailList = (typeof mailLists)[number]
/** Where the link leads that sets another mail address for an account. */
export const confirmEmailPage = '/mail/account/confirm'
/** Where the mails about an order lead: it is shown there without a log-in. */
export const linkedOrderPage = '/mail/order/show'
/** Where a link in a mail leads; its token stands behind the #, as `token`. */
export const mailLinkPage = (list: MailList, step: 'confirm' | 'leave'): string => `/mail/${list}/${step}`
/** No page: mail programs send their POST here. */
export const oneClickAddress = (list: MailList): string => `/one-click/${list}`
