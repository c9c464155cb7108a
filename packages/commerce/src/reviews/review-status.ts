/** The numbers Magento gives to the states of a review; only the approved are ever shown. */
export const reviewStatus = { approved: 1, pending: 2, notApproved: 3 } as const

export type ReviewStatus = (typeof reviewStatus)[keyof typeof reviewStatus]

/** What staff have made of a review with each of them. */
export const stateNames: Readonly<Record<ReviewStatus, 'published' | 'put-back' | 'refused'>> = {
  1: 'published',
  2: 'put-back',
  3: 'refused',
}
