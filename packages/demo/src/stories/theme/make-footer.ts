import { toAddress } from '../links.ts'
import { type ContentOf, linkItem, unnumbered } from '../parts.ts'
import type { StoryKey } from '../story-ids.ts'
import { type StoryView, say } from '../story-view.ts'
import { writeText } from '../write-text.ts'
import { storyLinkItem } from './story-link-item.ts'
import { copyright, footerLists, newsletterWords, payments, socialLinks, storesLabel } from './theme.data.ts'

type Footer = ContentOf<'theme'>['footer']

export function makeFooter(view: StoryView, year: number): Footer {
  const words = newsletterWords[view.brand]
  return {
    component: 'footer',
    ...unnumbered,
    socialMedia: socialLinks[view.brand].map(({ platform, label, url }) => ({
      component: 'social-link',
      ...unnumbered,
      platform,
      label,
      link: { ...toAddress(url), target: '_blank' },
    })),
    newsletter: {
      component: 'newsletter',
      ...unnumbered,
      title: say(view, words.title),
      text: say(view, words.text),
      placeholder: say(view, words.placeholder),
      buttonLabel: say(view, words.buttonLabel),
      smallPrint: say(view, words.smallPrint),
    },
    linkLists: footerLists.map(({ title, links }) => ({
      component: 'link-list',
      ...unnumbered,
      title: say(view, title),
      links: links.filter((target) => isTold(view, target)).map((target) => footerLink(view, target)),
    })),
    additionalRows: [
      { component: 'footer-row', ...unnumbered, text: writeText(view, payments) },
      { component: 'footer-row', ...unnumbered, text: writeText(view, copyright, { year: String(year) }) },
    ],
  }
}

/** A sample sale has no blog; only a sample sale has to be explained. */
function isTold({ isSampleSale }: StoryView, target: StoryKey | '/storelocator'): boolean {
  return target !== (isSampleSale ? 'blog' : 'how-it-works')
}

function footerLink(view: StoryView, target: StoryKey | '/storelocator') {
  if (target === '/storelocator') return linkItem(say(view, storesLabel), toAddress(target))
  return storyLinkItem(view, target)
}
