type RouteAssets = { id: string; parentId?: string | undefined; module: string; imports?: string[]; css?: string[] }

/** React Router's own list of what each route needs; imports are complete, including those of imports. */
export type AssetManifest = {
  entry: { module: string; imports: string[]; css?: string[] }
  routes: Record<string, RouteAssets>
  url: string
}

export type FirstLoad = { route: string; scripts: string[]; styles: string[] }

/** Reads build/client/assets/manifest-….js, a script that assigns one object. */
export function parseAssetManifest(script: string): AssetManifest {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

/** What a browser must fetch before a page of each route can be used: the entry, the route and all layouts around it. */
export function firstLoads(manifest: AssetManifest): FirstLoad[] {
  const { entry, routes, url } = manifest
  const isLayout = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return Object.values(routes)
    .filter(({ id, module }) => !isLayout.has(id) && module !== undefined)
    .map((route) => {
      const branch = branchOf(route, routes)
      const scripts = [
        url,
        entry.module,
        ...entry.imports,
        ...branch.flatMap((part) => [part.module, ...(part.imports ?? [])]),
      ]
      const styles = [...(entry.css ?? []), ...branch.flatMap(({ css }) => css ?? [])]
      return { route: route.id, scripts: unique(scripts), styles: unique(styles) }
    })
}

function branchOf(route: RouteAssets, routes: AssetManifest['routes']): RouteAssets[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...branchOf(parent, routes), route] : [route]
}

// A route without code of its own names a module that is only a fragment: '/assets/root.js#layout'.
function unique(addresses: string[]) {
  return [...new Set(addresses.map((address) => address.replace(/[?#].*$/, '')))]
}
