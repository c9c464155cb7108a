import { GuaranteePage } from '../features/guarantee/index.ts'

export default function LegalGuarantee() {
  return <GuaranteePage />
}
