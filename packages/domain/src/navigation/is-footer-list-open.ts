import { isDesktop } from './is-desktop.ts'

/** Whether a link list of the footer shows its links: all of them on wide screens, the opened one on small ones. */
export function isFooterListOpen(
  list: { readonly id: string },
  state: { readonly openId: string | null; readonly width: number },
): boolean {
  return isDesktop(state.width) || list.id === state.openId
}
