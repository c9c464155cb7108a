export { checkRedirect, type RedirectRefusal } from './check-redirect.ts'
export {
  findRedirect,
  type PutRedirectsRefusal,
  putRedirects,
  readRedirects,
  redirectsChanged,
  removeRedirect,
} from './redirects.ts'
