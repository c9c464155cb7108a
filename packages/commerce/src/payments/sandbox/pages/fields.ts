import { html, type Markup } from '@vonk/platform/html'
import type { Faults, Form } from '../check-details.ts'
import type { PageContext } from './layout.ts'

/** What was sent and what is wrong with it; empty on the first visit. */
export type Sent = { readonly form: Form; readonly faults: Faults }

type Field = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly autocomplete: string
  readonly type?: string
  readonly inputmode?: string
  readonly maxlength?: number
  /** Never written back into a page. */
  readonly isSecret?: boolean
}

/** A text field with its label, hint and fault; the first one at fault gets the focus. */
export function textField(context: PageContext, sent: Sent, field: Field): Markup {
  const { name, label, hint, autocomplete, type = 'text', inputmode = 'text', maxlength = 100, isSecret } = field
  const { fault, attributes } = faultOf(context, sent, name)
  const value = isSecret ? '' : sent.form.get(name).slice(0, maxlength)
  return html`<div class="field">
            <label for="${name}">${label}${hint ? html` <span class="hint" id="${name}-hint">${hint}</span>` : ''}</label>
            <input id="${name}" name="${name}" type="${type}" inputmode="${inputmode}" autocomplete="${autocomplete}" maxlength="${maxlength}" value="${value}" required ${attributes}>
            ${fault}
          </div>`
}

type Choice = {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | null
}

/** One of several, all in sight. */
export function choiceField(context: PageContext, sent: Sent, { name, legend, options, chosen }: Choice): Markup {
  const { fault, attributes } = faultOf(context, sent, name)
  const picked = sent.form.get(name) || chosen
  return html`<fieldset>
            <legend>${legend}</legend>
            ${options.map(
              ({ value, label }, at) =>
                html`<label class="choice"><input type="radio" name="${name}" value="${value}" ${
                  value === picked ? 'checked' : ''
                } ${at === 0 ? attributes : ''}>${label}</label>`,
            )}
            ${fault}
          </fieldset>`
}

function faultOf({ texts }: PageContext, { faults }: Sent, name: string) {
  const code = faults[name]
  if (!code) return { fault: '', attributes: '' }
  const isFirst = Object.keys(faults)[0] === name
  return {
    fault: html`<span class="fault" id="${name}-fault">${texts.faults[code]}</span>`,
    attributes: html`aria-invalid="true" aria-describedby="${name}-fault" ${isFirst ? 'autofocus' : ''}`,
  }
}
