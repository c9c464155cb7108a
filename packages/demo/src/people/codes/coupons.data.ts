import type { Coupon, CouponRefusal } from '@vonk/domain/coupons'
import { rateFromPercent } from '@vonk/domain/tax'

export type CouponIdea = Partial<Omit<Coupon, 'validFrom' | 'validUntil' | 'excludedSkus'>> & {
  readonly code: string
  readonly benefit: Coupon['benefit']
  readonly name: string
  /** First and last day, counted from today; past days are negative. */
  readonly days?: readonly [from: number, until: number]
  /** Sneakers are left out too, beside the gift cards that no coupon is for. */
  readonly notOnSneakers?: true
  /** For the table in docs/demo.md. */
  readonly shows: string
  /** What a new shopper with a cart of 100 euro is told. */
  readonly answer: 'accepted' | CouponRefusal['code']
}

const percent = (value: number) => ({ kind: 'percent', rate: rateFromPercent(value) }) as const
const euros = (value: number) => ({ kind: 'fixed', amount: value * 100 }) as const

export const couponIdeas: readonly CouponIdea[] = [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    benefit: percent(10),
    isFirstOrderOnly: true,
    usageLimitPerCustomer: 1,
    shows: '10 % off the first order',
    answer: 'accepted',
  },
  {
    code: 'FIVEOFF',
    name: 'Five euro off',
    benefit: euros(5),
    worksInSampleSale: false,
    shows: '5 euro off, but not in the sample sales',
    answer: 'accepted',
  },
  {
    code: 'FREESHIP',
    name: 'Free delivery',
    benefit: { kind: 'free-shipping' },
    shows: 'delivery for nothing',
    answer: 'accepted',
  },
  {
    code: 'BIG15',
    name: 'Large carts',
    benefit: percent(15),
    minimumSubtotal: 7_500,
    shows: '15 % off from 75 euro',
    answer: 'accepted',
  },
  {
    code: 'NOSHOES20',
    name: 'Clothes only',
    benefit: percent(20),
    notOnSneakers: true,
    shows: '20 % off everything but trainers',
    answer: 'accepted',
  },
  {
    code: 'FAMILY15',
    name: 'Family club',
    benefit: percent(15),
    usageLimitPerCustomer: 1,
    shows: '15 % off once per customer; noor@example.com has had hers',
    answer: 'accepted',
  },
  {
    code: 'ONCE25',
    name: 'Sorry for the delay',
    benefit: euros(25),
    usageLimit: 1,
    shows: '25 euro off for whoever uses it first',
    answer: 'accepted',
  },
  {
    code: 'FASTEST5',
    name: 'The fastest five',
    benefit: percent(25),
    usageLimit: 5,
    usageLimitPerCustomer: 1,
    shows: 'five uses, all of them used',
    answer: 'coupon-used-up',
  },
  {
    code: 'SPRING20',
    name: 'Last season',
    benefit: percent(20),
    days: [-200, -140],
    shows: 'a coupon of last season',
    answer: 'coupon-expired',
  },
  {
    code: 'SOON30',
    name: 'Next month',
    benefit: percent(30),
    days: [30, 45],
    shows: 'a coupon of next month',
    answer: 'coupon-not-started',
  },
  {
    code: 'GREAT200',
    name: 'Very large carts',
    benefit: euros(40),
    minimumSubtotal: 20_000,
    shows: '40 euro off from 200 euro',
    answer: 'coupon-minimum-not-reached',
  },
  {
    code: 'WITHDRAWN',
    name: 'A mistake',
    benefit: percent(90),
    isActive: false,
    shows: 'a coupon that was switched off',
    answer: 'coupon-unknown',
  },
]

/** The coupon of the newsletter; its owner has not used it yet. */
export const newsletterIdea = {
  code: 'NEWS-EVA',
  email: 'eva@example.com',
  shows: '10 % off a first order, the newsletter coupon of eva@example.com',
  answer: 'accepted',
} as const
