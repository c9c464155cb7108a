/** Whether a variant's value is the wanted one, or one of the wanted. A value it does not have never is. */
export function isAmong(value: string | undefined, wanted: string | readonly string[] | undefined): boolean {
  if (value === undefined || wanted === undefined) return false
  return typeof wanted === 'string' ? wanted === value : wanted.includes(value)
}
