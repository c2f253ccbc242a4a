import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ContentPage } from '../../../contract/content/page.ts';
import { ArticleReactions } from '../../features/content/comment/article-reactions.tsx';
import { ArticleScreen } from '../../features/content/page/article-screen.tsx';
import { useContentReads } from '../../features/content/queries.ts';
import { SupplierFrame } from '../../features/suppliers/supplier/supplier-frame.tsx';
import { objectTarget } from '../../router/object-target.ts';

type ArticlePageProps = {
  pageId: string;
  /** The name in the address. */
  written: string;
};

const nameOf = ({ slug }: ContentPage) => slug;

/** Likes and comments of a page. */
const reactions = ({ id, slug, title }: ContentPage) => <ArticleReactions pageId={id} page={{ title, slug }} />;

export const ArticlePage = (props: ArticlePageProps) => (
  <ArticleScreen {...props} pathOf={nameOf} reactions={reactions} />
);

/** An article in the frame of the supplier whose it is. */
export function FramedArticle({ supplierId, ...props }: ArticlePageProps & { supplierId: string }) {
  const { data: page } = useQuery(useContentReads().page(props.pageId));
  if (page && page.supplier?.id !== supplierId)
    return <Navigate {...objectTarget('page', page.id, page.slug)} replace />;
  return (
    <SupplierFrame supplierId={supplierId} titleOf={() => page?.title ?? ''}>
      {() => <ArticleScreen {...props} pathOf={nameOf} reactions={reactions} isFramed />}
    </SupplierFrame>
  );
}
