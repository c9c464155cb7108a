/** The numbers Magento gives to the states of a review; only the approved are ever shown. */
export const reviewStatus = { approved: 1, pending: 2, notApproved: 3 } as const

export type ReviewStatus = (typeof reviewStatus)[keyof typeof reviewStatus]
