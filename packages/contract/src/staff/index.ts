export {
  addStaffPasskey,
  beginStaffLogIn,
  beginStaffPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  type StaffPasskey,
} from './passkey-calls.ts'
export { logInStaff, logOutStaff, readStaffMember, type StaffMember, staffRefusals } from './staff-calls.ts'
