export const uspRotationMs = 5000
export const desktopWidth = 1024

/** Whether the announcements take turns: only when asked to, and when there is more than one. */
export function isUspBarRotating(bar: { readonly animate: boolean; readonly usps: readonly unknown[] }): boolean {
  return bar.animate && bar.usps.length > 1
}

/** From this width on the layout is the desktop's; exactly 1024 is. */
export function isDesktop(width: number): boolean {
  return width >= desktopWidth
}

/** Whether a link list of the footer shows its links: all of them on wide screens, the opened one on small ones. */
export function isFooterListOpen(
  list: { readonly id: string },
  state: { openId: string | null; width: number },
): boolean {
  return isDesktop(state.width) || list.id === state.openId
}
