import { useNonce } from '../../fragments/index.ts'

/** Addresses of files that a page needs. */
export type PageAssets = { readonly styles: readonly string[]; readonly scripts: readonly string[] }

/**
 * Asks for the styles and scripts of a page whose code comes lazily: the router asks only for those of routes. Without
 * them the page would be unstyled until its scripts have run, and for ever where there are none.
 */
export function PageAssetLinks({ assets: { styles, scripts } }: { assets: PageAssets }) {
  const nonce = useNonce()
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
