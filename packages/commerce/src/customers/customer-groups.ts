/** Who pays which price; the numbers are those of the API family, where visitors nobody knows are 0. */
export const customerGroups = { notLoggedIn: 0, general: 1, wholesale: 2, familyClub: 3 } as const
