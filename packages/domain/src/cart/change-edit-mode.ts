/** The product whose options are being changed inside the cart; null means not editing. */
export type CartEditMode = {
  readonly productId: string
  readonly quantity: number
  readonly selectedOptions: Readonly<Record<string, EditOption>>
} | null

export type EditOption = { readonly id: string; readonly label: string; readonly type: string }

export type CartEdit =
  | {
      readonly do: 'open'
      readonly productId: string
      readonly quantity: number
      readonly selectedOptions: Readonly<Record<string, EditOption>>
    }
  | { readonly do: 'set-filter'; readonly option: EditOption }
  | { readonly do: 'set-quantity'; readonly quantity: number }
  | { readonly do: 'close' }

export function changeEditMode(mode: CartEditMode, edit: CartEdit): CartEditMode {
  if (edit.do === 'close') return null
  if (edit.do === 'open') {
    return { productId: edit.productId, quantity: edit.quantity, selectedOptions: edit.selectedOptions }
  }
  if (mode === null) return null
  if (edit.do === 'set-quantity') return { ...mode, quantity: edit.quantity }
  return { ...mode, selectedOptions: { ...mode.selectedOptions, [edit.option.type]: edit.option } }
}
