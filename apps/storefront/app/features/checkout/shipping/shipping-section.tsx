import { streetLine } from '@vonk/domain/addresses'
import type { AddressFields as Address } from '@vonk/domain/forms'
import { chooseAddress, useCheckout, useCheckoutActions, useCheckoutStore } from '#device/checkout/index.ts'
import { useSession } from '#device/index.ts'
import { useLanguageGrammar, useLaterTranslation } from '#i18n/index.ts'
import { OptionCard, OptionGroup } from '../form/option-card.tsx'
import { Section, type Step } from '../form/section.tsx'
import type { Problems } from '../form/use-problems.ts'
import type { Places } from '../places/use-places.ts'
import { AddressFields } from './address-fields.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import type { Timeframes } from './use-timeframes.ts'

type ShippingSectionProps = {
  step: Step
  problems: Problems
  timeframes: Timeframes
  places: Places
  searched: string
  onSearch: (postcode: string) => void
}

/** Where it goes, and how it gets there. */
export function ShippingSection({ step, problems, ...delivery }: ShippingSectionProps) {
  const t = useLaterTranslation()
  const hasBook = (useSession().profile?.addresses.length ?? 0) > 0
  const chosenId = useCheckout((checkout) => checkout.shippingAddressId)
  return (
    <Section step={step} title={t('checkout.step.shipping')}>
      {hasBook && <AddressBook />}
      {(!hasBook || chosenId === null) && <OwnAddress problems={problems} />}
      <DeliveryChoice problems={problems} {...delivery} />
    </Section>
  )
}

/** The addresses a customer has used before. */
function AddressBook() {
  const t = useLaterTranslation()
  const store = useCheckoutStore()
  const addresses = useSession().profile?.addresses ?? []
  const chosenId = useCheckout((checkout) => checkout.shippingAddressId)
  return (
    <OptionGroup legend={t('checkout.address.book')}>
      {addresses.map((address) => (
        <OptionCard
          key={address.id}
          name="shippingAddress"
          value={address.id ?? ''}
          title={`${address.firstName} ${address.lastName}`}
          text={addressLine(address)}
          isChosen={address.id === chosenId}
          onChoose={() => store.change(chooseAddress(address))}
        />
      ))}
      <OptionCard
        name="shippingAddress"
        value=""
        title={t('checkout.address.new')}
        isChosen={chosenId === null}
        onChoose={() =>
          store.change(({ shippingDetails }) => ({
            shippingAddressId: null,
            shippingDetails: { ...shippingDetails, street: '', number: '', affix: '', postcode: '', city: '' },
          }))
        }
      />
    </OptionGroup>
  )
}

export function addressLine(address: Address): string {
  return `${streetLine(address)}, ${address.postcode} ${address.city}`
}

function OwnAddress({ problems }: { problems: Problems }) {
  const store = useCheckoutStore()
  const { tellDelivery } = useCheckoutActions()
  const { hasMiddleNames } = useLanguageGrammar()
  const address = useCheckout((checkout) => checkout.shippingDetails)
  const middleName = useCheckout((checkout) => checkout.personalDetails.middleName)
  return (
    <AddressFields
      kind="shipping"
      address={address}
      middleName={hasMiddleNames ? middleName : null}
      problems={problems}
      onChange={(part) => {
        store.change(({ shippingDetails, personalDetails }) => ({
          shippingDetails: { ...shippingDetails, ...part },
          personalDetails: { ...personalDetails, ...nameOf(part) },
        }))
        // It decides the tax in the total.
        if ('region' in part) void tellDelivery()
      }}
      onMiddleName={(typed) =>
        store.change(({ personalDetails }) => ({ personalDetails: { ...personalDetails, middleName: typed } }))
      }
    />
  )
}

/** Whoever the parcel is for is who orders, unless they say otherwise. */
export function nameOf({ firstName, lastName }: Partial<Address>): Partial<Pick<Address, 'firstName' | 'lastName'>> {
  return { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) }
}
