import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

type RouteAssetsProps = {
  /** The route that shows the same kind of page at an address of its own. */
  like: string
}

/**
 * The styles and scripts of a page whose code comes lazily: the router knows them only of routes. Without them the
 * page would be unstyled until its scripts have run, and for ever where there are none.
 */
export function RouteAssets({ like }: RouteAssetsProps) {
  const framework = useContext(UNSAFE_FrameworkContext)
  const route = framework?.manifest.routes[like]
  if (!route) return null
  const { nonce, manifest } = framework
  const known = around.map((name) => manifest.routes[name])
  const styles = missingFrom(
    known.flatMap((shown) => shown?.css ?? []),
    route.css ?? [],
  )
  const scripts = missingFrom(
    known.flatMap((shown) => shown?.imports ?? []),
    route.imports ?? [],
  )
  return (
    <>
      {styles.map((address) => (
        <link key={address} rel="stylesheet" href={address} precedence="page" />
      ))}
      {scripts.map((address) => (
        <link key={address} rel="modulepreload" href={address} nonce={nonce} suppressHydrationWarning />
      ))}
    </>
  )
}

/** Routes on every page, whose files the router itself names. */
const around = ['root', 'routes/page']

function missingFrom(known: readonly string[], wanted: readonly string[]): string[] {
  const addresses = new Set(known.map(addressOf))
  return wanted.map(addressOf).filter((address) => !addresses.has(address))
}

/** The router marks files that several routes share with an empty fragment. */
function addressOf(file: string): string {
  return file.replace(/#$/, '')
}
