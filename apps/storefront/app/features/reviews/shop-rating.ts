/** What customers think of the shop as a whole, on a scale of ten. */
export type ShopRating = { readonly average: number; readonly best: number; readonly count: number }

type Widget = { readonly averageRating: number | null; readonly numberReviews: number }

/** The widget answers on this scale unless the owner names another. */
const USUAL_BEST = 10

/** Whatever the widget knows; where it knows nothing, the rating the owner wrote down, if any. */
export function shopRatingOf(widget: Widget | null, fallback: ShopRating | null): ShopRating | null {
  if (widget === null || widget.averageRating === null || widget.numberReviews <= 0) return fallback
  return { average: widget.averageRating, best: fallback?.best ?? USUAL_BEST, count: widget.numberReviews }
}
