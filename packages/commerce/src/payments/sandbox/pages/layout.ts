import type { Language } from '@vonk/domain/stores'
import { factsOf, inLanguage } from '@vonk/languages'
import { type BankTexts, bankTexts } from '@vonk/languages/texts'
import { html, type Markup, raw } from '@vonk/platform/html'
import type { BankPayment } from '../schema.ts'
import { bankStyles } from './bank-styles.ts'

export type PageContext = {
  readonly language: Language
  readonly texts: BankTexts
  readonly nonce: string
}

export function pageContext(language: Language, nonce: string): PageContext {
  return { language, texts: inLanguage(bankTexts, language), nonce }
}

type PageParts = { readonly title: string; readonly content: Markup; readonly hasFaults?: boolean }

const sign = raw(
  '<svg viewBox="0 0 28 28" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 11 14 4l11 7H3ZM6.500 11v9M14 11v9M21.500 11v9M3 24h22"/></svg>',
)

/** A page of the bank: no script, no cookie, nothing of anybody else. */
export function bankPage({ language, texts, nonce }: PageContext, { title, content, hasFaults }: PageParts): string {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${hasFaults ? `${texts.faultsTitle}: ` : ''}${title} – ${texts.bankName}</title>
    <style nonce="${nonce}">${raw(bankStyles)}</style>
  </head>
  <body>
    <header>${sign}${texts.bankName}</header>
    <main>
      <p class="note">${texts.notice}</p>
      <div class="card">
        <h1>${title}</h1>
        ${content}
      </div>
    </main>
  </body>
</html>`.toString()
}

/** What is paid, and for what. */
export function summaryOf({ texts, language }: PageContext, payment: BankPayment): Markup {
  return html`<dl>
          <dt>${texts.toPay}</dt><dd class="amount">${amountOf(payment, language)}</dd>
          <dt>${texts.purpose}</dt><dd>${payment.description}</dd>
        </dl>`
}

export function amountOf({ amount, currency }: Pick<BankPayment, 'amount' | 'currency'>, language: Language): string {
  return new Intl.NumberFormat(factsOf(language).prices, { style: 'currency', currency }).format(amount / 100)
}

/** Puts values into the `{places}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
