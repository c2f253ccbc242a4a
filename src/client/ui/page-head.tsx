import { useRouter } from '@tanstack/react-router';
import { SHARE_PICTURE, type SharedObject, sharePictureOf } from '../../core/pages/share-picture.ts';
import { texts } from '../texts/app-texts.ts';

type PageHeadProps = {
  title?: string;
  description?: string;
  /**
   * The canonical URL. The same for every sort, filter and view of a list, so that search engines index only the whole
   * list.
   */
  canonicalPath?: string;
  noindex?: boolean;
  /** Open Graph type for link previews. @default 'website' */
  kind?: 'website' | 'product' | 'article';
  /** What link previews show. @default the site's own picture, and the description */
  shared?: SharedObject & { description?: string };
};

/** The tags of `<head>`; React hoists them. Only the server's HTML contains those for link previews. */
export function PageHead({ title, description, canonicalPath, noindex, kind = 'website', shared }: PageHeadProps) {
  const { siteUrl } = useRouter().options.context;
  const address = canonicalPath && siteUrl + encodeURI(canonicalPath);
  return (
    <>
      <title>{title ? texts.site.title(title) : `${texts.site.name}، ${texts.site.tagline}`}</title>
      {description && <meta name="description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {noindex && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && address && (
        <>
          <meta property="og:title" content={title ?? texts.site.name} />
          <meta property="og:description" content={shared?.description ?? description ?? texts.shell.about} />
          <meta property="og:type" content={kind} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={siteUrl + sharePictureOf(shared)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
          <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
          <meta property="og:image:alt" content={title ?? texts.site.name} />
          <meta property="og:locale" content="fa_IR" />
          <meta property="og:site_name" content={texts.site.name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
