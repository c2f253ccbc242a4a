/** What a link's preview shows a picture of. */
export const shareKinds = ['product', 'base-product', 'supplier', 'content'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** In pixels: what messengers and social networks show whole. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

export interface SharedObject {
  kind: ShareKind;
  id: string;
  /** Changes with what the picture shows: who has fetched an address does not ask again. */
  version: string | number;
}

/** The address of the picture of an object, or of the site's own. */
export const sharePictureOf = (shared: SharedObject | undefined): string =>
  shared ? `/share/${shared.kind}/${shared.id}.png?v=${encodeURIComponent(shared.version)}` : '/share/site.png';
