import type { BillingFields as Bill } from '@vonk/domain/addresses'
import { ChoiceField, TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { useCheckout, useCheckoutStore } from '#device/checkout/index.ts'
import { useLanguageGrammar, useLaterTranslation } from '#i18n/index.ts'
import type { Problems } from '../form/use-problems.ts'
import { AddressFields } from '../shipping/address-fields.tsx'
import { nameOf } from '../shipping/shipping-section.tsx'
import styles from './payment-section.module.css'

type BillingFieldsProps = { isVirtual: boolean; problems: Problems }

/** Who gets the bill: the one who gets the parcel, unless the shopper says otherwise. */
export function BillingFields({ isVirtual, problems }: BillingFieldsProps) {
  const t = useLaterTranslation()
  const store = useCheckoutStore()
  const isElsewhere = useCheckout((checkout) => checkout.useAlternateShipping)
  return (
    <div className={styles.bill}>
      {!isVirtual && (
        <ChoiceField
          type="checkbox"
          name="useAlternateShipping"
          label={t('checkout.bill.other')}
          checked={isElsewhere}
          onChange={({ target }) =>
            store.change(({ paymentDetails, shippingDetails }) => ({
              useAlternateShipping: target.checked,
              paymentDetails: { ...paymentDetails, countryId: paymentDetails.countryId || shippingDetails.countryId },
            }))
          }
        />
      )}
      {(isVirtual || isElsewhere) && <BillingAddress isVirtual={isVirtual} problems={problems} />}
      <BusinessFields problems={problems} />
    </div>
  )
}

function useBill() {
  const store = useCheckoutStore()
  const bill = useCheckout((checkout) => checkout.paymentDetails)
  const change = (part: Partial<Bill>) =>
    store.change(({ paymentDetails }) => ({ paymentDetails: { ...paymentDetails, ...part } }))
  return { bill, change }
}

function BillingAddress({ isVirtual, problems }: BillingFieldsProps) {
  const t = useLaterTranslation()
  const store = useCheckoutStore()
  const { hasMiddleNames } = useLanguageGrammar()
  const { bill, change } = useBill()
  const middleName = useCheckout((checkout) => checkout.personalDetails.middleName)

  function changeAddress(part: Partial<Bill>) {
    change(part)
    // Where nothing is delivered, this is where the shopper says who they are.
    if (isVirtual) {
      store.change(({ personalDetails }) => ({ personalDetails: { ...personalDetails, ...nameOf(part) } }))
    }
  }

  return (
    <>
      <h3 className={styles.subtitle}>{t('checkout.bill.title')}</h3>
      <AddressFields
        kind="billing"
        address={bill}
        middleName={hasMiddleNames && isVirtual ? middleName : null}
        problems={problems}
        onChange={changeAddress}
        onMiddleName={(typed) =>
          store.change(({ personalDetails }) => ({ personalDetails: { ...personalDetails, middleName: typed } }))
        }
      />
    </>
  )
}

/** For those who order for a business. */
function BusinessFields({ problems }: { problems: Problems }) {
  const t = useLaterTranslation()
  const { bill, change } = useBill()
  const isFilledIn = bill.company !== '' || bill.taxId !== ''
  const [isWanted, setIsWanted] = useState(false)
  const isShown = isWanted || isFilledIn
  return (
    <>
      <ChoiceField
        type="checkbox"
        name="business"
        label={t('checkout.bill.business')}
        checked={isShown}
        onChange={({ target }) => {
          setIsWanted(target.checked)
          if (!target.checked) change({ company: '', taxId: '' })
        }}
      />
      {isShown && (
        <div className={styles.business}>
          <TextField
            label={t('checkout.bill.company')}
            name="billing.company"
            autoComplete="billing organization"
            value={bill.company}
            error={problems.errorOf('billing.company')}
            onBlur={() => problems.touch('billing.company')}
            onText={(company) => change({ company })}
          />
          <TextField
            label={t('checkout.bill.tax-id')}
            name="billing.taxId"
            autoCapitalize="characters"
            maxLength={20}
            optionalText={t('checkout.optional')}
            value={bill.taxId}
            error={problems.errorOf('billing.taxId')}
            onBlur={() => problems.touch('billing.taxId')}
            onText={(taxId) => change({ taxId })}
          />
        </div>
      )}
    </>
  )
}
