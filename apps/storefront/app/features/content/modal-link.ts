import type { ModalName } from '@vonk/domain/navigation'

type ModalLink = { readonly name: ModalName; readonly payload: string | undefined }

/** Modals that are the same wherever they are opened. */
const forEditors: readonly ModalName[] = [
  'm-modal-language-switcher',
  'm-modal-newsletter',
  'm-modal-feature-not-implemented',
  'm-modal-terms-and-conditions',
]

/** The modal that a link of a story names; behind the name may stand which story is shown in it, by its uuid. */
export function modalOfLink(hash: string): ModalLink | undefined {
  const [wanted, payload] = hash.slice(1).split('=')
  const name = forEditors.find((each) => each === wanted)
  return name && { name, payload }
}
