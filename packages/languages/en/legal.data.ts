import type { legal as reference } from '../nl/legal.data.ts'

/** The pages the law asks for; `{name}` and its like are facts about the seller. */
export const legal: typeof reference = {
  // Where they are, unless editors say otherwise.
  paths: {
    terms: '/terms-and-conditions',
    privacy: '/privacy',
    imprint: '/imprint',
    withdrawal: '/withdrawal',
    accessibility: '/accessibility',
  },
  // What stands above each text until its owner has replaced it.
  notice: 'This is a start. Complete it and have it checked before the shop opens.',
  // A start of each, as headings and what stands below them.
  pages: {
    terms: {
      title: 'Terms and conditions',
      parts: [
        ['Who we are', '{name}, {street}, {postcode} {city}. Email {email}, phone {phone}.'],
        ['The contract', 'A contract is made when you order and we confirm your order.'],
        ['Prices and payment', 'Prices are in euro and include VAT. You see the cost of delivery before you order.'],
        ['Delivery', 'We deliver within the time stated with your order, and within 30 days at the latest.'],
        ['Withdrawal', 'You may withdraw from the contract within 14 days of receipt without giving a reason.'],
        ['Complaints', 'Send a complaint to {email}. We answer within 14 days.'],
      ],
    },
    privacy: {
      title: 'Privacy',
      parts: [
        ['Controller', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Which data', 'Name, address, email address and orders, in order to carry out your order.'],
        ['How long', 'As long as the law asks for it, and no longer than necessary.'],
        ['Your rights', 'You may see, correct, take along and have your data erased: {email}.'],
      ],
    },
    imprint: {
      title: 'Imprint',
      parts: [
        ['Provider', '{name}, {street}, {postcode} {city}.'],
        ['Contact', 'Email {email}, phone {phone}.'],
        ['Register', 'Registration {registration}, VAT number {vatId}.'],
      ],
    },
    withdrawal: {
      title: 'Withdrawal',
      parts: [
        ['Right of withdrawal', 'You may withdraw from your order within 14 days of receipt without giving a reason.'],
        ['How', 'Tell us with the button at the foot of every page, or with a message to {email}.'],
        ['Effects', 'We pay back what you paid within 14 days, the usual cost of delivery included.'],
      ],
    },
    accessibility: {
      title: 'Accessibility',
      parts: [
        ['What we meet', 'This online shop is built to WCAG 2.2, level AA, and EN 301 549.'],
        ['What is not good enough yet', 'Name here what is not accessible yet, why, and what people can do instead.'],
        ['How we know', 'Name here how and when the shop was tested, and when this statement was last reviewed.'],
        [
          'Did you hit a barrier?',
          'Tell us at {email} or {phone}. Name here how soon you answer and which authority supervises.',
        ],
      ],
    },
  },
}
