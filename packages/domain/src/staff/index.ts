export { reaches, type StaffRole, staffRoles } from './staff-roles.ts'
