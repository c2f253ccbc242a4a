import type { ObjectType } from '../../core/ids/object-types.ts';

/** The address of an object's page, for a link. */
export function objectTarget(type: ObjectType, id: string, slug: string) {
  if (type === 'product') return { to: '/products/$productId/$', params: { productId: id, _splat: slug } } as const;
  if (type === 'category') return { to: '/category/$categoryId/$', params: { categoryId: id, _splat: slug } } as const;
  if (type === 'page') return { to: '/contents/$pageId/$', params: { pageId: id, _splat: slug } } as const;
  return { to: '/supplier/$supplierId/$', params: { supplierId: id, _splat: slug } } as const;
}
