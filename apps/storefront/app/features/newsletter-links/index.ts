export { findStep } from './link-step.ts'
export { NewsletterLinkPage } from './newsletter-link-page.tsx'
