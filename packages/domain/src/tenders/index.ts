export {
  canUseGiftCard,
  checkGiftCard,
  type GiftCard,
  type GiftCardAnswer,
  type GiftCardRefusal,
  type GiftCardUse,
  isGiftCardAccepted,
} from './gift-card.ts'
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
