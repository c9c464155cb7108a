import { type Child, checkChild, heightSizes } from '@vonk/domain/family'
import { Button } from '@vonk/ui/button'
import { SelectField, TextField } from '@vonk/ui/field'
import type { FamilyActions } from '../../device/family/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { FormProblem, useForm } from '../account/index.ts'
import { BirthMonthFields, readBirthMonth } from './birth-month-fields.tsx'
import styles from './family.module.css'
import { familyText } from './family-text.ts'
import { thisMonth } from './this-month.ts'

type ChildFormProps = { child: Child | null; actions: FamilyActions; onDone: () => void }

/** Everything but the name may stay open. */
export function ChildForm({ child, actions, onDone }: ChildFormProps) {
  const t = useAccountTranslation()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: readChild,
    async send(fields) {
      const answer = child ? await actions.change(child.id, fields) : await actions.add(fields)
      if (!answer.ok) return familyText(answer.refusal.code, t)
      onDone()
      return null
    },
  })
  const sizes = heightSizes.map(({ label }) => ({ value: label, label }))
  const open = t('field.optional')
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <TextField
        label={t('family.first-name')}
        name="firstName"
        autoComplete="off"
        defaultValue={child?.firstName}
        error={errorOf('firstName')}
        required
      />
      <BirthMonthFields birthMonth={child?.birthMonth ?? null} error={errorOf('birthMonth')} />
      <TextField
        label={t('family.height')}
        hint={t('family.height-hint')}
        optionalText={open}
        name="heightCm"
        inputMode="numeric"
        defaultValue={child?.heightCm ?? undefined}
        error={errorOf('heightCm')}
      />
      <SelectField
        label={t('family.size')}
        hint={t('family.size-hint')}
        optionalText={open}
        name="size"
        options={[{ value: '', label: t('family.size-by-height') }, ...sizes]}
        defaultValue={child?.size ?? ''}
        error={errorOf('size')}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('family.save')}
      </Button>
      <p className={styles.small}>{t('family.privacy')}</p>
    </form>
  )
}

function readChild(read: (field: string) => string) {
  const height = read('heightCm').trim()
  return checkChild(
    {
      firstName: read('firstName'),
      birthMonth: readBirthMonth(read),
      heightCm: height === '' ? null : Number(height),
      size: read('size') || null,
    },
    thisMonth(),
  )
}
