import { paymentCodes } from '@vonk/domain/payments'
import { html, type Markup } from '@vonk/platform/html'
import { challengeCodeOf, sandboxBanks } from '../check-details.ts'
import { callTimes, delays, LATE_SECONDS } from '../decide-payment.ts'
import { asksForDetails } from '../read-step.ts'
import type { BankPayment } from '../schema.ts'
import { choiceField, type Sent, textField } from './fields.ts'
import { amountOf, bankPage, fill, type PageContext, summaryOf } from './layout.ts'

/** The page on which the shopper stands. */
export function paymentPage(context: PageContext, payment: BankPayment, sent: Sent): string {
  const { title, fields } = describePage(context, payment, sent)
  const content = html`${summaryOf(context, payment)}
        <form method="post" novalidate>
          ${fields}
          ${asksForDetails(payment) ? detailButtons(context) : decisionButtons(context, payment, sent)}
        </form>`
  return bankPage(context, { title, content, hasFaults: Object.keys(sent.faults).length > 0 })
}

function describePage(context: PageContext, payment: BankPayment, sent: Sent): { title: string; fields: Markup } {
  const { texts } = context
  if (payment.method === paymentCodes.payLater) return { title: texts.laterTitle, fields: laterFields(context, sent) }
  if (payment.method === paymentCodes.card) {
    return asksForDetails(payment)
      ? { title: texts.cardTitle, fields: cardFields(context, sent) }
      : { title: texts.challengeTitle, fields: challengeFields(context, payment, sent) }
  }
  if (asksForDetails(payment)) return { title: texts.idealTitle, fields: bankFields(context, sent) }
  const { bank } = payment
  const title = bank ? fill(texts.approvalTitleAt, { bank }) : texts.approvalTitle
  return { title, fields: html`<p>${texts.approvalText}</p>` }
}

function cardFields(context: PageContext, sent: Sent): Markup {
  const { texts } = context
  const field = (name: string, more: Omit<Parameters<typeof textField>[2], 'name'>) =>
    textField(context, sent, { name, ...more })
  const digits = { inputmode: 'numeric' }
  return html`${field('name', { label: texts.name, autocomplete: 'cc-name' })}
          ${field('number', { label: texts.number, hint: texts.numberHint, autocomplete: 'cc-number', maxlength: 23, ...digits })}
          <div class="pair">
          ${field('expiry', { label: texts.expiry, hint: texts.expiryHint, autocomplete: 'cc-exp', maxlength: 7 })}
          ${field('code', { label: texts.code, hint: texts.codeHint, autocomplete: 'cc-csc', maxlength: 4, isSecret: true, ...digits })}
          </div>`
}

function challengeFields(context: PageContext, { reference }: BankPayment, sent: Sent): Markup {
  const { texts } = context
  return html`<p>${fill(texts.challengeText, { code: challengeCodeOf(reference) })}</p>
          ${textField(context, sent, {
            name: 'otp',
            label: texts.challengeCode,
            autocomplete: 'one-time-code',
            inputmode: 'numeric',
            maxlength: 7,
          })}`
}

function bankFields(context: PageContext, sent: Sent): Markup {
  const options = sandboxBanks.map((bank) => ({ value: bank, label: bank }))
  return choiceField(context, sent, { name: 'bank', legend: context.texts.chooseBank, options, chosen: null })
}

function laterFields(context: PageContext, sent: Sent): Markup {
  const { texts } = context
  return html`<p>${texts.laterText}</p>
          ${textField(context, sent, { name: 'birthday', label: texts.birthday, autocomplete: 'bday', type: 'date' })}`
}

function detailButtons({ texts }: PageContext): Markup {
  return html`<button class="primary" name="answer" value="next">${texts.next}</button>
          <div class="others"><button name="answer" value="cancel">${texts.cancel}</button></div>`
}

function decisionButtons(context: PageContext, payment: BankPayment, sent: Sent): Markup {
  const { texts, language } = context
  const approve = fill(texts.approve, { amount: amountOf(payment, language) })
  return html`<button class="primary" name="answer" value="approve">${approve}</button>
          <div class="others">
            <button name="answer" value="refuse">${texts.refuse}</button>
            <button name="answer" value="cancel">${texts.cancel}</button>
            <button name="answer" value="pending">${texts.pending}</button>
          </div>
          ${behaviourFields(context, sent)}`
}

function behaviourFields(context: PageContext, sent: Sent): Markup {
  const { texts } = context
  const late = fill(texts.delayLate, { seconds: LATE_SECONDS })
  const delayLabels = { now: texts.delayNow, late }
  const callLabels = {
    after: texts.callsAfter,
    before: texts.callsBefore,
    twice: texts.callsTwice,
    never: texts.callsNever,
  }
  const delayOptions = delays.map((value) => ({ value, label: delayLabels[value] }))
  const callOptions = callTimes.map((value) => ({ value, label: callLabels[value] }))
  return html`<details>
            <summary>${texts.behaviour}</summary>
            ${choiceField(context, sent, { name: 'delay', legend: texts.delay, options: delayOptions, chosen: 'now' })}
            ${choiceField(context, sent, { name: 'calls', legend: texts.calls, options: callOptions, chosen: 'after' })}
          </details>`
}

/** There is nothing left to decide. */
export function donePage(context: PageContext, payment: BankPayment): string {
  const { texts } = context
  const content = html`${summaryOf(context, payment)}
        <p>${texts.doneText}</p>
        <a class="button primary" href="${payment.returnUrl}">${texts.back}</a>`
  return bankPage(context, { title: texts.doneTitle, content })
}

export function messagePage(context: PageContext, kind: 'unknown' | 'busy'): string {
  const { texts } = context
  const [title, text] = kind === 'busy' ? [texts.busyTitle, texts.busyText] : [texts.unknownTitle, texts.unknownText]
  return bankPage(context, { title, content: html`<p>${text}</p>` })
}
