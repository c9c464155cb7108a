export { type Gift, type GiftAnswer, type GiftRefusal, giftDays, isGiftDay, readGift } from './gift.ts'
