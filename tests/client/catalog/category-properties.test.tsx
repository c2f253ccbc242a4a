import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFilter } from '../../../src/client/features/catalog/property/property-start.ts';
import type { Category } from '../../../src/contract/catalog/category.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const catalog = newCatalog();
const parent = buildCategory(catalog, { name: 'پمپ' });
const pumps = buildCategory(catalog, {
  name: 'پمپ آب',
  parentKey: parent.key,
  properties: [
    { key: 'mass', name: 'جرم', dataType: 'number', quantityId: 'Mass', defaultUnitId: 'KiloGM' },
    {
      key: 'flow',
      name: 'دبی',
      description: 'حجمی که در یک ساعت جابه‌جا می‌شود',
      dataType: 'number',
      quantityId: 'VolumeFlowRate',
      defaultUnitId: 'M3-PER-HR',
      isKey: true,
    },
    {
      key: 'body',
      name: 'جنس بدنه',
      dataType: 'option',
      options: [
        { key: 'iron', title: 'چدن' },
        { key: 'steel', title: 'فولاد' },
        { key: 'gold', title: 'طلا' },
      ],
    },
    { key: 'noise', name: 'صدا', dataType: 'number' },
  ],
});
for (const number of [1, 2, 3]) {
  const { key } = buildBaseProduct(catalog, {
    categoryKey: pumps.key,
    properties: [
      { propertyKey: 'flow', value: number * 10, unitId: 'M3-PER-HR' },
      { propertyKey: 'mass', value: number, unitId: 'KiloGM' },
      { propertyKey: 'body', optionKeys: [number === 1 ? 'iron' : 'steel'] },
    ],
  });
  buildOffer(catalog, { baseProductKey: key });
}
serveCatalog(catalog);
afterEach(() => vi.restoreAllMocks());

async function categoryOf(name: string): Promise<Category> {
  const { items } = await readFromServer<{ items: Category[] }>('/categories?size=100');
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`no category ${name}`);
  return found;
}
const property = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li') as HTMLElement;
};
const filtersOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filters');

describe('/category/properties/{id}/{name}', () => {
  it('explains each property with its unit and the observed range, key properties first', async () => {
    const { id, slug } = await categoryOf('پمپ آب');
    await renderApp(`/category/properties/${id}/${slug}`);
    const flow = await property('دبی');
    expect(flow.textContent).toContain('حجمی که در یک ساعت جابه‌جا می‌شود');
    expect(flow.textContent).toContain('۱۰ تا ۳۰ m³/h');
    expect(within(flow).getByRole('combobox', { name: 'واحد دبی' })).toBeTruthy();
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['دبی', 'جرم', 'جنس بدنه', 'صدا']);
  });

  it('lists options with counts, the most frequent first, without empty ones, each linked to the filtered list', async () => {
    const { id, slug } = await categoryOf('پمپ آب');
    const definitions = await readFromServer<PropertyDefinition[]>(`/categories/${id}/properties`);
    const body = definitions.find((one) => one.name === 'جنس بدنه');
    await renderApp(`/category/properties/${id}/${slug}`);
    const links = within(await property('جنس بدنه')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['فولاد ۲', 'چدن ۱', 'شروع جست‌وجو با این مشخصه: جنس بدنه']);
    const steel = body?.options.find((option) => option.title === 'فولاد');
    expect(filtersOf(links[0] as HTMLElement)).toBe(`${body?.id}_${steel?.id}`);
  });

  it('links to a search over the whole range, and says if there is nothing to find', async () => {
    const { id, slug } = await categoryOf('پمپ آب');
    await renderApp(`/category/properties/${id}/${slug}`);
    const start = within(await property('دبی')).getByRole('link', { name: /شروع جست‌وجو/ });
    expect(filtersOf(start)).toMatch(/^[0-9a-f-]{36}_10\.\.30_M3-PER-HR$/);
    const noise = await property('صدا');
    expect(noise.textContent).toContain('هنوز چیزی با این مشخصه عرضه نشده است.');
    expect(within(noise).queryByRole('link')).toBeNull();
  });

  it('links to the subcategories if only these have properties', async () => {
    const { id, slug } = await categoryOf('پمپ');
    await renderApp(`/category/properties/${id}/${slug}`);
    const link = await screen.findByRole('link', { name: 'مشخصه‌های پمپ آب' });
    expect(link.getAttribute('href')).toContain('/category/properties/');
  });

  it('is linked from the category, and corrects a wrong name in the URL', async () => {
    const { id, slug } = await categoryOf('پمپ آب');
    const first = await renderApp(`/category/${id}/${slug}`);
    const link = await screen.findByRole('link', { name: 'معنی و بازهٔ مشخصه‌ها' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(`/category/properties/${id}/${slug}`);
    first.unmount();
    const { router } = await renderApp(`/category/properties/${id}/x`);
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe(`/category/properties/${id}/${slug}`));
  });
});

describe('startFilter', () => {
  const definition: PropertyDefinition = {
    id: '01940000-0000-7000-8000-000000000001',
    categoryId: '01940000-0000-7000-8000-000000000002',
    name: 'طول',
    description: null,
    dataType: 'number',
    quantityId: 'Length',
    defaultUnit: { id: 'IN', symbol: 'in', num: 127, den: 5000, offset: 0 },
    options: [],
    isFilterable: true,
    isComparable: true,
    isKey: true,
    decimals: null,
    betterWhen: null,
    order: 0,
    helpUniqueId: null,
    observedMin: 0.01,
    observedMax: 0.1,
  };

  it('rounds outwards, so that it finds the outermost products', () => {
    const [, from, to] = /_([\d.]+)\.\.([\d.]+)_IN$/.exec(startFilter(definition) ?? '') ?? [];
    expect(Number(from)).toBeLessThanOrEqual(0.01 / 0.0254);
    expect(Number(from)).toBeCloseTo(0.01 / 0.0254, 4);
    expect(Number(to)).toBeGreaterThanOrEqual(0.1 / 0.0254);
  });

  it('is undefined for a property that is not filterable', () => {
    expect(startFilter({ ...definition, isFilterable: false })).toBeUndefined();
    expect(startFilter({ ...definition, observedMin: null })).toBeUndefined();
    expect(startFilter({ ...definition, dataType: 'text' })).toBeUndefined();
  });
});

describe('/category/contents/{type}/{id}/{name}', () => {
  it('says that nothing is published yet, offers links, and is not indexed', async () => {
    const { id, slug } = await categoryOf('پمپ آب');
    await renderApp(`/category/contents/Product/${id}/${slug}`);
    expect(await screen.findByRole('heading', { name: 'هنوز مطلبی برای این دسته منتشر نشده است' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'بازگشت به پمپ آب' });
    expect(decodeURI(back.getAttribute('href') ?? '')).toBe(`/category/${id}/${slug}`);
    expect(screen.getByRole('link', { name: 'استاندارد و اسناد صنعتی' })).toBeTruthy();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows not found for a category of another type, or none', async () => {
    const { id, slug } = await categoryOf('پمپ آب');
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const path of [`IndustrialService/${id}/${slug}`, 'Product/01940000-0000-7000-8000-000000000000/x']) {
      const { router, unmount } = await renderApp(`/category/contents/${path}`);
      await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
      unmount();
    }
  });
});
