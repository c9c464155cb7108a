export { findMailLink } from './mail-link.ts'
export { MailLinkPage } from './mail-link-page.tsx'
