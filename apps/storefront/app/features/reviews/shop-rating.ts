/** What customers think of the shop as a whole, on a scale of ten. */
export type ShopRating = { readonly average: number; readonly best: number; readonly count: number }

type Widget = { readonly averageRating: number | null; readonly numberReviews: number }

/** Whatever the widget knows; where it knows nothing, the rating the owner wrote down. */
export function shopRatingOf(widget: Widget | null, fallback: ShopRating): ShopRating {
  if (widget === null || widget.averageRating === null || widget.numberReviews <= 0) return fallback
  return { average: widget.averageRating, best: fallback.best, count: widget.numberReviews }
}
