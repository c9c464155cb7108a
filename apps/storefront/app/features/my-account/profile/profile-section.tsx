import { checkEmail, checkForm, checkName } from '@vonk/domain/forms'
import type { Profile } from '@vonk/domain/session'
import { useAccountTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormProblem, useForm } from '../../account/index.ts'
import { DataSection } from '../data/data-section.tsx'
import type { SectionProps } from '../frame/section-props.ts'
import { AddressBook } from './address-book.tsx'
import styles from './profile.module.css'
import { useProfile } from './use-profile.ts'

/** Name, mail address and addresses of the customer, and what becomes of them. */
export function ProfileSection({ onLeave }: Pick<SectionProps, 'onLeave'>) {
  const { profile, save } = useProfile()
  if (!profile) return null
  return (
    <div className={styles.profile}>
      {/* Another person's fields are other fields: what was typed does not stay. */}
      <PersonForm key={profile.email} profile={profile} onSave={save} />
      <AddressBook profile={profile} onSave={(addresses) => save({ addresses })} />
      <DataSection onLeave={onLeave} />
    </div>
  )
}

type PersonFormProps = { profile: Profile; onSave: (wanted: Partial<Profile>) => Promise<string | null> }

export function PersonForm({ profile, onSave }: PersonFormProps) {
  const t = useAccountTranslation()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) =>
      checkForm({
        firstName: checkName(read('firstName')),
        lastName: checkName(read('lastName')),
        email: checkEmail(read('email')),
      }),
    send: onSave,
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
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={profile.email}
        error={errorOf('email')}
        required
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('account.profile.save')}
        </Button>
      </div>
    </form>
  )
}
