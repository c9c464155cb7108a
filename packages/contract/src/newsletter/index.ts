export {
  confirmNewsletter,
  leaveNewsletter,
  readMailchimpStatus,
  readNewsletterStatus,
  subscribeByMailchimp,
  subscribeToNewsletter,
  unsubscribeByMailchimp,
  unsubscribeFromNewsletter,
} from './newsletter-calls.ts'
