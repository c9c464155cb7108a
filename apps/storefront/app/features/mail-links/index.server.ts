export { findMailList } from './mail-link.ts'
export { leaveByMailProgram, type OneClick, showLeavePage } from './one-click.server.ts'
