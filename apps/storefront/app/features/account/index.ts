export { AuthenticationModal } from './authentication-modal.tsx'
export { LoginPage } from './login-page.tsx'
