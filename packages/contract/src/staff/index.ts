export { logInStaff, logOutStaff, readStaffMember, type StaffMember, staffRefusals } from './staff-calls.ts'
