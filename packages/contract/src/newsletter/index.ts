export {
  confirmNewsletter,
  leaveNewsletter,
  readNewsletterStatus,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter-calls.ts'
