import { streetLine } from '@vonk/domain/addresses'
import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useState } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import styles from './address-fields.module.css'
import {
  type AddressFieldsProps,
  CityField,
  CountryField,
  NameFields,
  NumberFields,
  PhoneField,
  PostcodeField,
  StreetField,
} from './address-inputs.tsx'
import { type LookupState, useAddressLookup } from './use-address-lookup.ts'

/** A name and an address. Where a postcode and a number say it all, street and town are found. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, onChange } = props
  const found = useAddressLookup(address, ({ street, city, postcode }) =>
    onChange(
      address.countryId === 'NL' ? { street, city, postcode } : { postcode, ...(address.city === '' && { city }) },
    ),
  )
  const isFound = address.countryId === 'NL'
  return (
    <div className={styles.address}>
      <NameFields {...props} />
      <CountryField {...props} />
      {isFound ? <DutchAddress {...props} lookup={found} /> : <PlainAddress {...props} />}
      <PhoneField {...props} />
    </div>
  )
}

/** Postcode and number find the rest; what was found can be corrected. */
function DutchAddress({ lookup, ...form }: AddressFieldsProps & { lookup: LookupState }) {
  const t = useLaterTranslation()
  const { address, problems, kind } = form
  const [isEditing, setIsEditing] = useState(false)
  const isWrong = problems.errorOf(`${kind}.street`) !== undefined || problems.errorOf(`${kind}.city`) !== undefined
  const isKnown = address.street !== '' && address.city !== ''
  const isTyped = isEditing || lookup === 'missing' || (isWrong && lookup !== 'asking')
  return (
    <>
      <div className={styles.find}>
        <PostcodeField {...form} />
        <NumberFields {...form} />
      </div>
      <p className={styles.found} role="status" data-state={lookup}>
        {lookup === 'asking' && t('checkout.lookup.asking')}
        {lookup === 'missing' && t('checkout.lookup.missing')}
        {lookup === 'idle' && !isKnown && t('checkout.lookup.hint')}
        {lookup !== 'asking' && lookup !== 'missing' && isKnown && !isTyped && (
          <>
            <Icon name="pin" size="s" />
            {t('checkout.lookup.found', {
              address: `${streetLine(address)}, ${address.city}`,
            })}
          </>
        )}
      </p>
      {isKnown && !isTyped && lookup !== 'asking' && (
        <div>
          <Button look="quiet" size="s" onClick={() => setIsEditing(true)}>
            {t('checkout.lookup.edit')}
          </Button>
        </div>
      )}
      {isTyped && (
        <div className={styles.pair}>
          <StreetField {...form} />
          <CityField {...form} />
        </div>
      )}
    </>
  )
}

/** In the order in which letters are addressed elsewhere. */
function PlainAddress(form: AddressFieldsProps) {
  return (
    <>
      <div className={styles.find} data-street>
        <StreetField {...form} />
        <NumberFields {...form} />
      </div>
      <div className={styles.town}>
        <PostcodeField {...form} />
        <CityField {...form} />
      </div>
    </>
  )
}
