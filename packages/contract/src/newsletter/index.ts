export {
  confirmNewsletter,
  readNewsletterStatus,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter-calls.ts'
