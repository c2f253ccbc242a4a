import { texts } from '../texts.ts';

/** Title from the site's template, description and canonical link of the page it stands in; React moves them to head. */
export function PageHead(props: { title?: string; description?: string; canonicalPath?: string; noindex?: boolean }) {
  const title = props.title ? texts.site.title(props.title) : `${texts.site.name}، ${texts.site.tagline}`;
  return (
    <>
      <title>{title}</title>
      {props.description && <meta name="description" content={props.description} />}
      {props.canonicalPath && <link rel="canonical" href={encodeURI(props.canonicalPath)} />}
      {props.noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
