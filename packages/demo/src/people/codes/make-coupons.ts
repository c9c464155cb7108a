import type { StoredCoupon } from '@vonk/commerce/vouchers'
import { issueNewsletterCoupon } from '@vonk/domain/newsletter'
import { defaultSettings } from '@vonk/domain/settings'
import { DAY } from '../../catalogue/calendar.ts'
import type { DemoSellable } from '../../catalogue/demo-catalogue.ts'
import { makeCode } from '../make-id.ts'
import type { Person } from '../persons/person.ts'
import type { World } from '../world.ts'
import { type CouponIdea, couponIdeas, newsletterIdea } from './coupons.data.ts'

/** Every kind of coupon, and those that readers of the newsletter were sent. */
export function makeCoupons(persons: readonly Person[], world: World): readonly StoredCoupon[] {
  const createdAt = new Date(world.now - 450 * DAY)
  const designed = couponIdeas.map((idea) => ({
    coupon: couponOf(idea, world),
    name: idea.name,
    issuedTo: null,
    createdAt,
  }))
  return [...designed, ...newsletterCoupons(persons, world)]
}

function couponOf(idea: CouponIdea, { now, sellables }: World): StoredCoupon['coupon'] {
  return {
    code: idea.code,
    benefit: idea.benefit,
    isActive: idea.isActive ?? true,
    validFrom: idea.days ? now + idea.days[0] * DAY : null,
    validUntil: idea.days ? now + (idea.days[1] + 1) * DAY - 1 : null,
    minimumSubtotal: idea.minimumSubtotal ?? null,
    usageLimit: idea.usageLimit ?? null,
    usageLimitPerCustomer: idea.usageLimitPerCustomer ?? null,
    isFirstOrderOnly: idea.isFirstOrderOnly ?? false,
    worksInSampleSale: idea.worksInSampleSale ?? true,
    excludedSkus: excludedBy(idea, sellables),
  }
}

function excludedBy({ benefit, notOnSneakers }: CouponIdea, sellables: readonly DemoSellable[]): readonly string[] {
  if (benefit.kind === 'free-shipping') return []
  const excluded = sellables.filter(
    ({ type, garment }) => type === 'virtual' || (notOnSneakers === true && garment === 'sneaker'),
  )
  return [...new Set(excluded.map(({ parentSku }) => parentSku))].sort()
}

function newsletterCoupons(persons: readonly Person[], { seed }: World): readonly StoredCoupon[] {
  const readers = persons.filter(({ customer }, index) => index % 5 === 2 || customer.email === newsletterIdea.email)
  return readers.flatMap(({ customer: { email, createdAt } }) => {
    const code = email === newsletterIdea.email ? newsletterIdea.code : `NEWS-${makeCode(seed, `news:${email}`, 8)}`
    const issued = issueNewsletterCoupon({ email, code, issuedTo: new Set() }, defaultSettings)
    return issued ? [{ ...issued, name: 'Newsletter', createdAt }] : []
  })
}
