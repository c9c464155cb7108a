export { createNewsletter, type Newsletter } from './newsletter.ts'
export { newsletterRoutes } from './routes.ts'
