export { findMailLink } from './mail-link.ts'
export { MailLinkPage } from './mail-link-page.tsx'
export { useLinkToken } from './use-link-token.ts'
