import { mailLookOf, plainLook } from '@vonk/domain/looks'
import { buildUrl, type StoreView } from '@vonk/domain/stores'
import { accountPage, withdrawPage } from '@vonk/domain/urls'
import { inLanguage } from '@vonk/languages'
import { legalTexts } from '@vonk/languages/texts'
import type { MailShop } from '@vonk/messages/mails'
import type { Db } from '@vonk/platform/db'
import { loadSeller } from '../brands/index.ts'

/** Protocol and port of the pages, for links that are read elsewhere. */
export type Site = { readonly protocol: string; readonly port: string }

/** The shop behind a view, as its mails show it: its seller with the tax number of the country that is sold to. */
export async function loadMailShop(db: Db, view: StoreView, site: Site, soldTo = view.taxCountry): Promise<MailShop> {
  const seller = await loadSeller(db, view.brand)
  const { terms, privacy } = inLanguage(legalTexts, view.language).paths
  const linkTo = (page: string) => buildUrl(view, page, site)
  return {
    look: mailLookOf(view.look ?? plainLook),
    brandName: view.brandName,
    language: view.language,
    priceFormat: view.priceFormat,
    seller: { ...seller, vatId: seller.vatIds[soldTo] ?? seller.vatId },
    links: {
      home: linkTo('/'),
      terms: linkTo(terms),
      privacy: linkTo(privacy),
      withdrawal: linkTo(withdrawPage),
      account: linkTo(accountPage),
    },
  }
}
