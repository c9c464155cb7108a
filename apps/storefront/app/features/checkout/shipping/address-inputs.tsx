import { listCountries } from '@vonk/contract/calls'
import type { AddressFields as Address } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { SelectField, TextField } from '@vonk/ui/field'
import { type ComponentProps, useState } from 'react'
import { useLanguage, useLaterTranslation } from '#i18n/index.ts'
import type { Problems } from '../form/use-problems.ts'
import { useAsk } from '../use-ask.ts'
import styles from './address-fields.module.css'

/** Undefined where nobody asks for it. */
type InRegion = { readonly region?: string }

export type AddressFieldsProps = {
  /** Also tells the browser which of the shopper's addresses is meant. */
  kind: 'shipping' | 'billing'
  address: Address & InRegion
  /** Kept apart in the Netherlands; null where nobody asks for it. */
  middleName: string | null
  problems: Problems
  onChange: (part: Partial<Address & InRegion>) => void
  onMiddleName: (middleName: string) => void
}

type FieldOf = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'>

/** One field of the address, tied to what is wrong with it. */
function AddressField({ field, owner, ...attributes }: FieldOf & { field: keyof Address; owner: AddressFieldsProps }) {
  const { kind, address, problems, onChange } = owner
  const name = `${kind}.${field}`
  return (
    <TextField
      {...attributes}
      name={name}
      value={address[field]}
      error={problems.errorOf(name, attributes.label)}
      onBlur={() => problems.touch(name)}
      onText={(value) => onChange({ [field]: value })}
    />
  )
}

export function NameFields(form: AddressFieldsProps) {
  const t = useLaterTranslation()
  const { kind, middleName, onMiddleName } = form
  return (
    <div className={styles.names} data-middle={middleName !== null || undefined}>
      <AddressField
        owner={form}
        field="firstName"
        label={t('register.first-name')}
        autoComplete={`${kind} given-name`}
        required
      />
      {middleName !== null && (
        <TextField
          label={t('checkout.middle-name')}
          name={`${kind}.middleName`}
          autoComplete={`${kind} additional-name`}
          autoCapitalize="off"
          maxLength={40}
          value={middleName}
          onText={onMiddleName}
        />
      )}
      <AddressField
        owner={form}
        field="lastName"
        label={t('register.last-name')}
        autoComplete={`${kind} family-name`}
        required
      />
    </div>
  )
}

/** The country, and where taxes differ inside it, the region. */
export function CountryField({ kind, address, onChange }: AddressFieldsProps) {
  const t = useLaterTranslation()
  const language = useLanguage()
  const countries = useAsk(listCountries, {})
  const listed = countries.state === 'answered' ? countries.value : []
  const own = listed.find(({ id }) => id === address.countryId)
  const served = listed.map(({ id, full_name_locale }) => ({ value: id, label: full_name_locale }))
  const { countryId, region } = address
  return (
    <>
      <SelectField
        label={t('checkout.country')}
        name={`${kind}.countryId`}
        autoComplete={`${kind} country`}
        options={own ? served : [{ value: countryId, label: countryName(countryId, language) }, ...served]}
        value={countryId}
        onText={(country) => onChange({ countryId: country, ...(region && { region: '' }) })}
      />
      {own?.available_regions && region !== undefined && (
        <SelectField
          label={t('checkout.region')}
          name={`${kind}.region`}
          autoComplete={`${kind} address-level1`}
          // The country itself is the rest of it.
          options={['', ...own.available_regions.map(({ name }) => name)].map((value) => ({
            value,
            label: value || own.full_name_locale,
          }))}
          value={region}
          onText={(name) => onChange({ region: name })}
        />
      )}
    </>
  )
}

function countryName(code: string, language: string): string {
  return code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code)
}

export function PostcodeField(form: AddressFieldsProps) {
  const t = useLaterTranslation()
  const { kind, address } = form
  return (
    <AddressField
      owner={form}
      field="postcode"
      label={t('checkout.postcode')}
      autoComplete={`${kind} postal-code`}
      // Dutch postcodes end in letters, the others are figures.
      inputMode={address.countryId === 'NL' ? 'text' : 'numeric'}
      autoCapitalize="characters"
      maxLength={12}
      required
    />
  )
}

export function NumberFields(form: AddressFieldsProps) {
  const t = useLaterTranslation()
  const { kind } = form
  return (
    <>
      <AddressField
        owner={form}
        field="number"
        label={t('checkout.number')}
        inputMode="numeric"
        maxLength={20}
        required
      />
      <AddressField
        owner={form}
        field="affix"
        label={t('checkout.affix')}
        autoComplete={`${kind} address-line2`}
        maxLength={20}
      />
    </>
  )
}

export function StreetField(form: AddressFieldsProps) {
  const t = useLaterTranslation()
  const autoComplete = `${form.kind} address-line1`
  return <AddressField owner={form} field="street" label={t('checkout.street')} autoComplete={autoComplete} required />
}

export function CityField(form: AddressFieldsProps) {
  const t = useLaterTranslation()
  const autoComplete = `${form.kind} address-level2`
  return <AddressField owner={form} field="city" label={t('checkout.city')} autoComplete={autoComplete} required />
}

/** Nobody has to give a number, so nobody has to look at the field. */
export function PhoneField(form: AddressFieldsProps) {
  const t = useLaterTranslation()
  const { kind, address } = form
  const [isWanted, setIsWanted] = useState(false)
  if (kind === 'billing') return null
  if (!isWanted && address.phone === '') {
    return (
      <div>
        <Button look="quiet" size="s" onClick={() => setIsWanted(true)}>
          {t('checkout.phone.add')}
        </Button>
      </div>
    )
  }
  return (
    <AddressField
      owner={form}
      field="phone"
      type="tel"
      inputMode="tel"
      label={t('checkout.phone')}
      optionalText={t('checkout.optional')}
      hint={t('checkout.phone.hint')}
      autoComplete={`${kind} tel`}
      maxLength={30}
    />
  )
}
