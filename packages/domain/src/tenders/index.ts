export { checkGiftCard, type GiftCard, type GiftCardRefusal, type GiftCardUse } from './check-gift-card.ts'
export { canUseGiftCard, type GiftCardAnswer, isGiftCardAccepted } from './is-gift-card-accepted.ts'
export { type GiftCardTender, type Settlement, settleTenders, type TendersOffered } from './settle-tenders.ts'
export {
  capPoints,
  type PointsRefusal,
  type PointsRequest,
  type PointsSettings,
  type PointsTender,
  pointsWorth,
  usePoints,
} from './use-points.ts'
