export const desktopWidth = 1024

/** From this width on the layout is the desktop's; exactly 1024 is. */
export function isDesktop(width: number): boolean {
  return width >= desktopWidth
}
