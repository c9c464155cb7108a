import type { OrderDto } from '@vonk/contract'
import { streetLine } from '@vonk/domain/addresses'
import { toCents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import type { StoreView } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'
import { accountTexts } from '@vonk/languages/texts'
import { html, type Markup, raw } from '@vonk/platform/html'
import type { ExportedAccount } from './collect-account.ts'

type Look = Pick<StoreView, 'language' | 'priceFormat'>
type Table = { readonly title: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

const styles = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #ddd; vertical-align: top }
h2 { margin-top: 2.5rem } p { color: #555 }`

/** The same for people: one page that needs nothing else. */
export async function writeAccountPage(data: ExportedAccount, look: Look): Promise<string> {
  const texts = inLanguage(accountTexts, look.language).words
  const tables = [...personTables(data, look), ...habitTables(data, look), ...orderTables(data.orders, look)]
  const page = html`<!doctype html>
<html lang="${look.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${raw(styles)}</style></head>
<body><h1>${texts.title}</h1><p>${texts.intro} (${data.exported_at} UTC)</p>
${tables.map((table) => toMarkup(table, texts.nothing))}
</body></html>
`
  return String(await page)
}

function toMarkup({ title, head, rows }: Table, nothing: string): Markup {
  if (rows.length === 0) return html`<h2>${title}</h2><p>${nothing}</p>\n`
  const cells = (row: readonly string[]) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`
  return html`<h2>${title}</h2><table><thead><tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr></thead>
<tbody>${rows.map(cells)}</tbody></table>\n`
}

function personTables({ customer, addresses, children }: ExportedAccount, { language }: Look): readonly Table[] {
  const t = inLanguage(accountTexts, language).words
  const { firstname, middlename, lastname, email, created_at } = customer
  return [
    {
      title: t.profile,
      head: [t.name, t.email, t.since],
      rows: [[joined(firstname, middlename, lastname), String(email), String(created_at)]],
    },
    {
      title: t.addresses,
      head: [t.name, t.address, t.phone],
      rows: addresses.map((one) => [
        joined(one.company, one.firstName, one.lastName),
        joined(streetLine(one), one.postcode, one.city, one.countryId),
        one.phone,
      ]),
    },
    {
      title: t.children,
      head: [t.name, t.birthMonth, t.height, t.size],
      rows: children.map(({ firstname, birth_month = '', height, size = '' }) => [
        ...[firstname, birth_month],
        height === undefined ? '' : `${height} cm`,
        size,
      ]),
    },
  ]
}

function habitTables(
  { wishlist, loyalty, newsletters, stock_alerts, sessions, passkeys }: ExportedAccount,
  { language, priceFormat }: Look,
): readonly Table[] {
  const t = inLanguage(accountTexts, language).words
  return [
    {
      title: t.wishlist,
      head: [t.product, t.since, t.price],
      rows: wishlist.map(({ sku, added_at, price }) => [
        ...[sku, added_at],
        price === null ? '' : formatPrice(toCents(price), priceFormat),
      ]),
    },
    {
      title: loyalty.card === null ? t.points : `${t.points} (${t.card} ${loyalty.card})`,
      head: [t.date, t.reason, t.points],
      rows: loyalty.entries.map(({ at, reason, points }) => [
        at,
        inLanguage(accountTexts, language).reasons[reason],
        String(points),
      ]),
    },
    {
      title: t.newsletters,
      head: [t.name, t.confirmed, t.since],
      rows: newsletters.map(({ brand, is_confirmed, since }) => [brand, is_confirmed ? t.yes : t.no, since]),
    },
    {
      title: t.stockAlerts,
      head: [t.product, t.email, t.since],
      rows: stock_alerts.map(({ sku, email, since }) => [sku, email, since]),
    },
    {
      title: t.sessions,
      head: [t.device, t.since],
      rows: sessions.map(({ browser, system, created_at }) => [joined(browser, system) || '?', created_at]),
    },
    {
      title: t.passkeys,
      head: [t.name, t.since, t.used],
      rows: passkeys.map(({ name, created_at, used_at }) => [name, created_at, used_at ?? '']),
    },
  ]
}

function orderTables(orders: readonly OrderDto[], { language, priceFormat }: Look): readonly Table[] {
  const t = inLanguage(accountTexts, language).words
  const price = (amount: number) => formatPrice(toCents(amount), priceFormat)
  return [
    {
      title: t.orders,
      head: [t.number, t.date, t.status, t.address, t.product, t.total],
      rows: orders.map(
        ({
          increment_id,
          created_at,
          status,
          billing_address: to,
          items,
          subtotal_incl_tax,
          shipping_incl_tax,
          discount_amount,
        }) => [
          ...[increment_id, created_at, inLanguage(accountTexts, language).statuses[status]],
          joined(to.firstname, to.lastname, ...to.street, to.postcode, to.city, to.country_id),
          items.map(({ qty_ordered, name }) => `${qty_ordered} × ${name}`).join(', '),
          price(subtotal_incl_tax + shipping_incl_tax + discount_amount),
        ],
      ),
    },
  ]
}

function joined(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ')
}
