import { ChoiceField, SelectField, TextareaField, TextField } from '@vonk/ui/field'
import { useLaterTranslation } from '../../i18n/index.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import styles from './field-samples.module.css'
import { SampleSection } from './sample-section.tsx'

const countries = [
  { value: 'NL', label: 'Nederland' },
  { value: 'BE', label: 'België' },
  { value: 'DE', label: 'Duitsland', isDisabled: true },
]

const deliveries = [
  { value: 'home', label: 'Thuis bezorgd', hint: 'Morgen, € 4,95' },
  { value: 'store', label: 'Ophalen in de winkel', hint: 'Gratis' },
  { value: 'parcel', label: 'Pakketpunt', isDisabled: true },
]

export function FieldSamples() {
  const t = useLaterTranslation()
  const password = { showLabel: t('field.show-password'), hideLabel: t('field.hide-password') }
  return (
    <SampleSection title="Fields">
      <div className={styles.grid}>
        <TextField label="Voornaam" placeholder="Noor" autoComplete="off" />
        <TextField label="Tussenvoegsel" optionalText={t('field.optional')} hint="Zoals ‘van der’." />
        <TextField label="Postcode" defaultValue="1234" error="Een postcode heeft vier cijfers en twee letters." />
        <TextField label="E-mailadres" type="email" defaultValue="noor@voorbeeld.nl" disabled />
        <PasswordField label="Wachtwoord" hint="Minstens 8 tekens." {...password} />
        <PasswordField label="Wachtwoord" defaultValue="kort" error="Dit wachtwoord is te kort." {...password} />
        <SelectField label="Land" options={countries} />
        <SelectField label="Land" options={countries} error="Kies een land." />
        <TextareaField label="Je bericht" hint="We antwoorden binnen een dag." />
        <TextareaField label="Je bericht" error="Schrijf ons iets." />
        <RadioGroup legend="Bezorging" name="delivery" options={deliveries} defaultValue="home" />
        <RadioGroup legend="Bezorging" name="other" options={deliveries} error="Kies hoe je het wilt ontvangen." />
        <div>
          <ChoiceField type="checkbox" label="Ik wil de nieuwsbrief" hint="Afmelden kan altijd." defaultChecked />
          <ChoiceField
            type="checkbox"
            label="Ik ga akkoord met de voorwaarden"
            error="Zonder akkoord geen bestelling."
          />
          <ChoiceField type="checkbox" label="Kan nu niet" disabled />
        </div>
      </div>
    </SampleSection>
  )
}
