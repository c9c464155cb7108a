export type ChildAge = { readonly unit: 'months' | 'years'; readonly count: number }

const inMonthsUntil = 24

/** How old a child is, told by months; both are written yyyy-mm. Parents count the first two years in months. */
export function childAge(birthMonth: string, thisMonth: string): ChildAge {
  const months = Math.max(0, monthsOf(thisMonth) - monthsOf(birthMonth))
  return months < inMonthsUntil ? { unit: 'months', count: months } : { unit: 'years', count: Math.floor(months / 12) }
}

function monthsOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
}
