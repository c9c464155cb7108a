export { NewsletterForm } from './newsletter-form.tsx'
export { subscribe } from './subscribe.ts'
