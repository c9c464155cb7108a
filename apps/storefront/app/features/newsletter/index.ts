export { NewsletterForm, subscribe } from './newsletter-form.tsx'
