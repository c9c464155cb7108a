import { ResetPage } from '../features/account/index.ts'

export default function ResetPassword() {
  return <ResetPage />
}
