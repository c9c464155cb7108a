import { type MailList, mailLists } from '@vonk/domain/urls'

/** What a link of a mail is for. */
export type LinkStep = 'confirm' | 'leave'

export type MailLink = { readonly list: MailList; readonly step: LinkStep }

export function findMailLink(params: { readonly list: string; readonly step: string }): MailLink | null {
  const list = findMailList(params.list)
  const { step } = params
  return list && (step === 'confirm' || step === 'leave') ? { list, step } : null
}

export function findMailList(name: string): MailList | null {
  return mailLists.find((list) => list === name) ?? null
}

/** What the link says behind the #, which no server ever hears; empty where it says nothing. */
export function readToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
}
