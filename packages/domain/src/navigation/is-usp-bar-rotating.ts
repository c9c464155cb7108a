export const uspRotationMs = 5000

/** Whether the announcements take turns: only when asked to, and when there is more than one. */
export function isUspBarRotating(bar: { readonly animate: boolean; readonly usps: readonly unknown[] }): boolean {
  return bar.animate && bar.usps.length > 1
}
