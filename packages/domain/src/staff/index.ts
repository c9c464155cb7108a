export { type Right, type Rights, rightsOf } from './rights.ts'
export { reaches, type StaffRole, staffRoles } from './staff-roles.ts'
