export { createNewsletter, forgetReader, type Newsletter } from './newsletter.ts'
export { newsletterRoutes } from './routes.ts'
export { findSubscriptions } from './store.ts'
