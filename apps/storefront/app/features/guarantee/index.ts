export { GuaranteeLink } from './guarantee-link.tsx'
export { GuaranteeNotice } from './guarantee-notice.tsx'
export { GuaranteePage } from './guarantee-page.tsx'
