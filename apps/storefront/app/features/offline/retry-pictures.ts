/** How long a picture that did not come is left alone, each time longer, before it is asked for again. */
const pauses = [2_000, 8_000, 30_000]

type Watched = Pick<Document, 'addEventListener' | 'images'>
type Wait = (action: () => void, milliseconds: number) => void

/** Asks again for pictures a busy server refused; one that does not come at all is let alone after the last pause. */
export function retryPictures(page: Watched, wait: Wait = setTimeout): void {
  const tries = new WeakMap<HTMLImageElement, number>()

  function retry(picture: HTMLImageElement) {
    const count = tries.get(picture) ?? 0
    const pause = pauses[count]
    if (pause === undefined) return
    tries.set(picture, count + 1)
    wait(() => picture.isConnected && picture.setAttribute('src', picture.getAttribute('src') ?? ''), pause)
  }

  page.addEventListener('error', ({ target }) => isPicture(target) && retry(target), true)
  for (const picture of page.images) if (picture.complete && picture.naturalWidth === 0) retry(picture)
}

function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target !== null && 'naturalWidth' in target
}
