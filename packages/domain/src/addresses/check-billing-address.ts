import {
  type AddressFields,
  checkForm,
  checkMaximum,
  checkShippingAddress,
  checkTaxId,
  type FieldRefusals,
  optional,
} from '../forms/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'

export type BillingFields = AddressFields & { readonly company: string; readonly taxId: string }

export type BillingAddressRefusal = {
  readonly code: 'billing-address-invalid'
  readonly fields: FieldRefusals<keyof BillingFields>
}

const maxCompany = 255

/** An address a bill can be made out to, in any country; company and tax id are for those who have one. */
export function checkBillingAddress(billing: BillingFields): Result<BillingFields, BillingAddressRefusal> {
  const address = checkShippingAddress(billing)
  const business = checkForm({
    company: checkMaximum(tidyText(billing.company), maxCompany),
    taxId: optional(checkTaxId)(billing.taxId),
  })
  if (address.ok && business.ok) return ok({ ...address.value, ...business.value })
  const fields = { ...(address.ok ? {} : address.refusal.fields), ...(business.ok ? {} : business.refusal) }
  return err({ code: 'billing-address-invalid', fields })
}
