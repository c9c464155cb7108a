export { createLeaveLinks, type LeaveLinks } from './leave-links.ts'
export { forgetOldLinks, openLink, type TakenLink, takeLink } from './single-use-links.ts'
