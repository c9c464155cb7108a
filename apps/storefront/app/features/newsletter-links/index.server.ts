export { leaveByMailProgram, showLeavePage } from './one-click.server.ts'
