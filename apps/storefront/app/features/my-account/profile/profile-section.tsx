import { checkEmail, checkForm, checkName } from '@vonk/domain/forms'
import type { Profile } from '@vonk/domain/session'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem, useForm } from '../../account/index.ts'
import { DataSection } from '../data/data-section.tsx'
import type { SectionProps } from '../layout/section-props.ts'
import { NewsletterCard } from '../newsletter/newsletter-card.tsx'
import { checkProof, ProofFields, ProofProvider, useProving } from '../proof/index.ts'
import { AddressBook } from './address-book.tsx'
import styles from './profile.module.css'
import { useProfile } from './use-profile.ts'

/** Name, mail address and addresses of the customer, and what becomes of them. */
export function ProfileSection({ onLeave }: Pick<SectionProps, 'onLeave'>) {
  return (
    <ProofProvider section="profile">
      <OwnProfile onLeave={onLeave} />
    </ProofProvider>
  )
}

function OwnProfile({ onLeave }: Pick<SectionProps, 'onLeave'>) {
  const { profile, save } = useProfile()
  if (!profile) return null
  return (
    <div className={styles.profile}>
      {/* Another person's fields are other fields: what was typed does not stay. */}
      <PersonForm key={profile.email} profile={profile} onSave={save} />
      <AddressBook profile={profile} onSave={(addresses) => save({ addresses })} />
      <NewsletterCard email={profile.email} />
      <DataSection onLeave={onLeave} />
    </div>
  )
}

type PersonFormProps = {
  profile: Profile
  /** Another mail address wants a proof. */
  onSave: (wanted: Partial<Profile>, proof?: string) => Promise<string | null>
}

export function PersonForm({ profile, onSave }: PersonFormProps) {
  const t = useAccountTranslation()
  const [email, setEmail] = useState(profile.email)
  const { isHeld, prove } = useProving()
  const isOtherEmail = email.trim().toLowerCase() !== profile.email.toLowerCase()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) =>
      checkForm({
        firstName: checkName(read('firstName')),
        lastName: checkName(read('lastName')),
        email: checkEmail(read('email')),
        current: checkProof(read, isHeld || !isOtherEmail),
      }),
    async send({ current, ...wanted }) {
      if (!isOtherEmail) return onSave(wanted)
      const proved = await prove(current)
      return proved.ok ? onSave(wanted, proved.value) : proved.refusal
    },
  })
  return (
    <form ref={form} className={styles.card} method="post" onSubmit={submit} noValidate>
      <h2 className={styles.subtitle}>{t('account.profile.person')}</h2>
      <FormProblem text={problem} />
      <div className={styles.names}>
        <TextField
          label={t('register.first-name')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={profile.firstName}
          error={errorOf('firstName')}
          required
        />
        <TextField
          label={t('register.last-name')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={profile.lastName}
          error={errorOf('lastName')}
          required
        />
      </div>
      <EmailFields email={email} isOther={isOtherEmail} onType={setEmail} errorOf={errorOf} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('account.profile.save')}
        </Button>
      </div>
    </form>
  )
}

type EmailFieldsProps = {
  email: string
  isOther: boolean
  onType: (email: string) => void
  errorOf: (field: string) => string | undefined
}

/** Another address is another way into the account: it wants a proof. */
function EmailFields({ email, isOther, onType, errorOf }: EmailFieldsProps) {
  const t = useAccountTranslation()
  return (
    <>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onText={onType}
        error={errorOf('email')}
        required
      />
      {isOther && <ProofFields hint={t('account.profile.email-password')} errorOf={errorOf} />}
    </>
  )
}
