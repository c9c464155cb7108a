import { Button } from '@vonk/ui/button'
import { ChoiceField, TextField } from '@vonk/ui/field'
import { Icon } from '@vonk/ui/icon'
import { useCheckout, useCheckoutStore } from '#device/checkout/index.ts'
import { useSession, useSessionActions } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { NewPassword } from '../form/new-password.tsx'
import { Section, type Step } from '../form/section.tsx'
import type { Problems } from '../form/use-problems.ts'
import styles from './contact-section.module.css'

type ContactSectionProps = { step: Step; problems: Problems }

/** Who orders: an email address is enough. */
export function ContactSection({ step, problems }: ContactSectionProps) {
  const t = useLaterTranslation()
  const { role, profile } = useSession()
  const isCustomer = role === 'customer'
  return (
    <Section step={step} title={t('checkout.step.contact')}>
      {isCustomer && <LoggedIn email={profile?.email ?? ''} />}
      {!isCustomer && (
        <>
          <EmailField problems={problems} />
          <AccountOffer problems={problems} />
        </>
      )}
    </Section>
  )
}

function LoggedIn({ email }: { email: string }) {
  const t = useLaterTranslation()
  const { logOut } = useSessionActions()
  const store = useCheckoutStore()
  return (
    <p className={styles.customer}>
      <Icon name="account" size="s" />
      <span>{t('checkout.login.as', { email })}</span>
      <Button look="quiet" size="s" onClick={() => void logOut().then(store.forget)}>
        {t('checkout.login.out')}
      </Button>
    </p>
  )
}

function EmailField({ problems }: { problems: Problems }) {
  const t = useLaterTranslation()
  const store = useCheckoutStore()
  const emailAddress = useCheckout((checkout) => checkout.personalDetails.emailAddress)
  return (
    <TextField
      label={t('login.email')}
      hint={t('checkout.email.hint')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      required
      value={emailAddress}
      error={problems.errorOf('email', t('login.email'))}
      onBlur={() => problems.touch('email')}
      onText={(typed) =>
        store.change(({ personalDetails }) => ({ personalDetails: { ...personalDetails, emailAddress: typed } }))
      }
    />
  )
}

/** An account on the way, for those who want one. */
function AccountOffer({ problems }: { problems: Problems }) {
  const t = useLaterTranslation()
  const store = useCheckoutStore()
  const { createAccount, password } = useCheckout((checkout) => checkout.personalDetails)
  const change = (part: { createAccount?: boolean; password?: string }) =>
    store.change(({ personalDetails }) => ({ personalDetails: { ...personalDetails, ...part } }))
  return (
    <div className={styles.account}>
      <ChoiceField
        type="checkbox"
        name="createAccount"
        label={t('checkout.account.want')}
        hint={t('checkout.account.hint')}
        checked={createAccount}
        onChange={({ target }) => change({ createAccount: target.checked })}
      />
      {createAccount && (
        <NewPassword
          value={password}
          error={problems.errorOf('password')}
          onBlur={() => problems.touch('password')}
          onType={(typed) => change({ password: typed })}
        />
      )}
    </div>
  )
}
