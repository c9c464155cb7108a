import { data } from 'react-router'

/** The form somebody sent; what cannot be read as one is refused. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
}
