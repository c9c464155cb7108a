export const modalNames = [
  'm-modal-review',
  'm-modal-authentication',
  'm-modal-size-guide',
  'm-modal-terms-and-conditions',
  'm-modal-feature-not-implemented',
  'm-modal-language-switcher',
  'm-modal-order-confirmation',
  'm-modal-newsletter',
  'm-modal-product-carousel',
  'm-modal-product-configurable-options',
] as const
export type ModalName = (typeof modalNames)[number]

/** The open modals and what each was given. */
export type Modals = Readonly<Partial<Record<ModalName, { readonly payload: unknown }>>>

export const noModals: Modals = {}

/** Two states, to be shown one after the other: a modal that is open already is closed first, so that it starts afresh. */
export function openModal(modals: Modals, name: ModalName, payload: unknown): readonly [closed: Modals, open: Modals] {
  const closed = closeModal(modals, name)
  return [closed, { ...closed, [name]: { payload } }]
}

/** Closed, and what it was given forgotten. */
export function closeModal(modals: Modals, name: ModalName): Modals {
  const { [name]: _closed, ...others } = modals
  return others
}
