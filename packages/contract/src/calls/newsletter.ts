import type { Call } from './call.ts'

export const readNewsletterStatus = {
  name: 'readNewsletterStatus',
  method: 'GET',
  path: '/api/ext/magento2-newsletter/subscribe',
  queryFields: ['email'],
} as const satisfies Call

export const subscribeToNewsletter = {
  name: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/ext/magento2-newsletter/subscribe',
} as const satisfies Call

export const unsubscribeFromNewsletter = {
  name: 'unsubscribeFromNewsletter',
  method: 'DELETE',
  path: '/api/ext/magento2-newsletter/subscribe',
} as const satisfies Call

const mailchimp = '/api/ext/mailchimp-subscribe/subscribe'

/** The same three where Vue Storefront asks by default. */
export const readMailchimpStatus = {
  ...readNewsletterStatus,
  name: 'readMailchimpStatus',
  path: mailchimp,
} as const satisfies Call

export const subscribeByMailchimp = {
  ...subscribeToNewsletter,
  name: 'subscribeByMailchimp',
  path: mailchimp,
} as const satisfies Call

export const unsubscribeByMailchimp = {
  ...unsubscribeFromNewsletter,
  name: 'unsubscribeByMailchimp',
  path: mailchimp,
} as const satisfies Call

export const confirmNewsletter = {
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/api/ext/magento2-newsletter/confirm',
} as const satisfies Call

export const leaveNewsletter = {
  name: 'leaveNewsletter',
  method: 'POST',
  path: '/api/ext/magento2-newsletter/leave',
} as const satisfies Call
