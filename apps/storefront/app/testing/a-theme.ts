import type { MenuDetails, ShellTheme } from '../features/theme/index.ts'

/** What editors might put around a page: one of everything. */
export const aTheme: ShellTheme = {
  logo: null,
  menu: [
    { id: 'girls', name: 'Girls', href: '/en/girls/', hasSubmenu: true },
    { id: 'sale', name: 'Sale', href: '/en/sale/', isHighlighted: true },
  ],
  uspBar: {
    usps: [{ label: 'Free returns', href: '/en/returns/' }, { label: 'Made to last' }],
    animate: true,
    extraLink: { label: 'Stores', href: '/en/storelocator/' },
  },
  footer: {
    socialMedia: [{ platform: 'instagram', label: 'Instagram', href: 'https://instagram.com/vonk', isNewTab: true }],
    newsletter: { title: 'News from us', text: 'Twice a month', placeholder: '', buttonLabel: '', smallPrint: '' },
    linkLists: [{ title: 'Service', links: [{ label: 'Returns', href: '/en/returns/' }] }],
    additionalRows: [
      {
        lines: [[{ text: 'Pay with ' }, { text: 'iDEAL | Wero', href: '/en/payment/' }]],
        links: [{ label: 'Careers', href: 'https://jobs.example', isNewTab: true }],
        images: [],
      },
    ],
  },
  legalLinks: [
    { label: 'Imprint', href: '/en/imprint/' },
    { label: 'Privacy', href: '/en/privacy/' },
  ],
  search: { placeholder: '', hasSections: false },
  landingPage: null,
  version: 'v1',
}

export const someMenuDetails: MenuDetails = {
  submenus: {
    girls: {
      columns: [
        [{ title: 'Tops', href: '/en/girls/tops/', links: [{ label: 'Tees', href: '/en/girls/tees/' }] }],
        [{ title: 'Highlights', links: [] }],
      ],
      promo: null,
    },
  },
  footerLinks: [{ label: 'Help', href: '/en/help/' }],
  search: [],
}
