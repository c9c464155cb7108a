/**
 * Asks again for the style sheets that did not come. Vite puts the link of a sheet into the page once and takes it for
 * loaded from then on, so a part of the page that is tried again would appear without its styles. Links with a
 * precedence are React's, which looks after them itself.
 */
export async function fetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-precedence])')]
  await Promise.all(links.filter(({ sheet }) => !hasRules(sheet)).map(fetchAgain))
}

/** A sheet that did not come is null in some browsers, in others an empty one or one that may not be read. */
function hasRules(sheet: CSSStyleSheet | null) {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    return false
  }
}

function fetchAgain(missing: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  for (const { name, value } of missing.attributes) link.setAttribute(name, value)
  link.nonce = missing.nonce
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => reject(new Error(`The style sheet ${missing.href} did not come`)))
  missing.replaceWith(link)
  return promise
}
