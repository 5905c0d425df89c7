/** The address bar: where in an address the page's own path stands.
 *
 * A server answers at every path of the page. A static site has one document somewhere in a folder,
 * so there the path stands behind a `#`, and what would follow a `#` stands behind a second one.
 */
import { hasServer } from '../wire/host'

/** What of an address is the page's own: its path, what is asked of it, and what is handed over with it. */
export interface Written {
  path: string
  query: string
  fragment: string
}

/** How addresses are written: as paths of a server, or behind the `#` of a static site's document. */
export interface Bar {
  read(address: URL): Written
  /** The address of such a path (with its query) from where the visitor is now. */
  write(path: string, here: URL): URL
  /** For `href`. */
  link(path: string): string
}

export const SERVED: Bar = {
  read: (address) => ({ path: address.pathname, query: address.search, fragment: address.hash.slice(1) }),
  write: (path, here) => new URL(path, here.origin),
  link: (path) => path,
}

export const SITE: Bar = {
  read(address) {
    const [whole = '', ...fragment] = address.hash.slice(1).split('#')
    const [path = '', ...query] = whole.split('?')
    return { path, query: query.join('?'), fragment: fragment.join('#') }
  },
  write(path, here) {
    const address = new URL(here)
    address.search = ''
    address.hash = path
    return address
  },
  link: (path) => `#${path}`,
}

/** The bar of this page. */
export const bar: Bar = hasServer ? SERVED : SITE
