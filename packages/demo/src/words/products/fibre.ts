export type Fibre = 'cotton' | 'elastane' | 'polyester' | 'polyamide' | 'wool' | 'acrylic' | 'viscose' | 'leather'
export type FibreShare = { readonly fibre: Fibre; readonly percent: number }
