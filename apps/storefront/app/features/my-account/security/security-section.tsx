import type { SectionProps } from '../layout/section-props.ts'
import { PasswordSection } from '../password/password-section.tsx'
import styles from '../profile/profile.module.css'
import { ProofProvider } from '../proof/index.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Everything by which the customer gets in, and where she is. */
export function SecuritySection({ onLeave }: Pick<SectionProps, 'onLeave'>) {
  return (
    <ProofProvider section="security">
      <div className={styles.profile}>
        <PasskeysCard />
        <PasswordSection />
        <SessionsCard onLeave={onLeave} />
      </div>
    </ProofProvider>
  )
}
