export { createLeaveLinks, type LeaveLinks } from './leave-links.ts'
export { createSealedTokens, type SealedTokens } from './sealed-tokens.ts'
export { findLink, forgetOldLinks, openLink, type TakenLink, takeLink } from './single-use-links.ts'
