import type { Dice } from '../catalogue/dice.ts'

const RATED_PAGES = 0.74
const MEAN_ON_PAGE = 6
const MOST_ON_PAGE = 25
// Of a full catalogue; new products have had no time to be written about.
const WANTED = 4000

/** How many people wrote about a product: most pages have a few, some none, favourites up to 25. */
export function countReviews(pages: number, dice: Dice): number {
  const share = Math.min(RATED_PAGES, WANTED / MEAN_ON_PAGE / Math.max(pages, 1))
  if (!dice.chance(share)) return 0
  // Waiting times are distributed like popularity: many short ones, few long ones.
  const drawn = -Math.log(1 - dice.between(0, 9_999) / 10_000) * (MEAN_ON_PAGE - 0.55)
  return Math.min(MOST_ON_PAGE, 1 + Math.floor(drawn))
}

export type Stars = 1 | 2 | 3 | 4 | 5

/** How good a product is on the whole; its reviewers agree more or less. */
export type Standing = 'loved' | 'liked' | 'doubtful'

export function rankProduct(dice: Dice): Standing {
  return dice.weigh({ loved: 50, liked: 40, doubtful: 10 })
}

const odds: Readonly<Record<Standing, Readonly<Record<'1' | '2' | '3' | '4' | '5', number>>>> = {
  loved: { 1: 1, 2: 2, 3: 6, 4: 24, 5: 67 },
  liked: { 1: 2, 2: 5, 3: 10, 4: 31, 5: 52 },
  doubtful: { 1: 11, 2: 14, 3: 22, 4: 29, 5: 24 },
}

export function giveStars(standing: Standing, dice: Dice): Stars {
  const stars = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const
  return stars[dice.weigh(odds[standing])]
}
