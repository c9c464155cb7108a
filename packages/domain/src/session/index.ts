export {
  decideRefresh,
  type RefreshGrant,
  type RefreshRefusal,
  type RefreshRequest,
  type RefreshToken,
} from './decide-refresh.ts'
export { afterLogin, type LoginAnswer, type LoginStep, loginSteps } from './log-in.ts'
export { type ClearedAtLogout, type LogoutStep, logoutSteps } from './log-out.ts'
export {
  afterPasswordChange,
  type Connection,
  checkPasswordChange,
  checkPasswordReset,
  type PasswordAnswer,
  type PasswordRefusal,
  type PasswordStep,
} from './password.ts'
export {
  afterProfileUpdate,
  type Profile,
  type ProfileAddress,
  type ProfileAnswer,
  type ProfileChanges,
  type ProfileStep,
  profileChanges,
} from './profile.ts'
export { emptySession, type Role, roleOf, type Session } from './session.ts'
export { type CachedSession, type StartedSession, type StartStep, startSession } from './start-session.ts'
