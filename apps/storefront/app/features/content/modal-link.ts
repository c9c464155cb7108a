import type { ModalName } from '@vonk/domain/navigation'

type ModalLink = { readonly name: ModalName; readonly payload: string | null }

/** Modals that are the same wherever they are opened. */
const forEditors: readonly ModalName[] = [
  'm-modal-language-switcher',
  'm-modal-newsletter',
  'm-modal-feature-not-implemented',
  'm-modal-terms-and-conditions',
]

/** The modal that a link of a story names; behind the name may stand which story is shown in it, by its uuid. */
export function modalOfLink(hash: string): ModalLink | null {
  const [wanted = '', uuid = null] = hash.slice(1).split('=')
  const name = forEditors.find((each) => each === wanted)
  return name && hash.startsWith('#') ? { name, payload: uuid } : null
}

/** The same of the link that was pressed, which may have a picture or more in it. */
export function findModalLink(pressed: Element): ModalLink | null {
  return modalOfLink(pressed.closest('a[href^="#m-modal-"]')?.getAttribute('href') ?? '')
}
