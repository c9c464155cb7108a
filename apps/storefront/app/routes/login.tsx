import { LoginPage } from '../features/account/index.ts'

export default function Login() {
  return <LoginPage />
}
