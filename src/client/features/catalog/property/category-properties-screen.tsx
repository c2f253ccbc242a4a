import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Category, CategoryCard } from '../../../../contract/catalog/category.ts';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { useCanonicalName } from '../../../router/canonical.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { Notice, noticeListClass } from '../../../ui/kit/notice.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Breadcrumb } from '../category/breadcrumb.tsx';
import { RowsSkeleton } from '../category/category-skeletons.tsx';
import { categoryPropertiesTexts as words } from '../category-properties-texts.ts';
import classes from './category-properties-screen.module.css';
import { PropertyFacts } from './category-property.tsx';

type CategoryPropertiesScreenProps = {
  categoryId: string;
  /** The name in the URL. */
  writtenName: string | undefined;
};

const DESCRIBED_MAX = 6;

/** The properties of a category's products, key properties first. */
export function CategoryPropertiesScreen({ categoryId, writtenName }: CategoryPropertiesScreenProps) {
  const { catalog } = useReads();
  const category = useQuery(catalog.category(categoryId));
  const path = useQuery({ ...catalog.breadcrumb(categoryId), throwOnError: false });
  const children = useQuery({ ...catalog.children(categoryId), throwOnError: false });
  const properties = useQuery(catalog.properties(categoryId));
  useCanonicalName(writtenName, category.data?.slug);
  return (
    <ReadGate query={category} skeleton={<RowsSkeleton />}>
      {(data) => (
        <section data-type={data.categoryType}>
          <PageHead
            title={words.heading(data.name)}
            description={words.description(data.name, namesOf(properties.data ?? []))}
            canonicalPath={`/category/properties/${data.id}/${data.slug}`}
            noindex={properties.data?.length === 0}
          />
          <Breadcrumb items={path.data ?? [data]} current={words.here} />
          <h1 className={classes.heading}>
            <Name text={words.heading(data.name)} />
          </h1>
          <ReadGate query={properties} skeleton={<RowsSkeleton />} hideTime>
            {(all) =>
              all.length === 0 ? (
                <NoProperties category={data} childCategories={children.data ?? []} />
              ) : (
                <>
                  <PropertyList id="key" heading={words.key} category={data} properties={all.filter(isKey)} />
                  <PropertyList id="others" heading={words.others} category={data} properties={all.filter(isOther)} />
                </>
              )
            }
          </ReadGate>
        </section>
      )}
    </ReadGate>
  );
}

const isKey = (property: PropertyDefinition) => property.isKey;
const isOther = (property: PropertyDefinition) => !property.isKey;

const namesOf = (properties: readonly PropertyDefinition[]) =>
  [...properties.filter(isKey), ...properties.filter(isOther)]
    .slice(0, DESCRIBED_MAX)
    .map((property) => property.name)
    .join('، ');

type PropertyListProps = {
  id: string;
  heading: string;
  category: Category;
  properties: readonly PropertyDefinition[];
};

function PropertyList({ id, heading, category, properties }: PropertyListProps) {
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id}>
        {heading} <span className={classes.count}>{words.count(properties.length)}</span>
      </h2>
      <ul className={classes.list}>
        {properties.map((property) => (
          <li key={property.id} className={classes.property}>
            <PropertyFacts category={category} property={property} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoProperties({ category, childCategories }: { category: Category; childCategories: readonly CategoryCard[] }) {
  return (
    <Notice
      heading={words.empty}
      hint={childCategories.length > 0 ? words.emptyHint : words.emptyLeafHint}
      more={
        <ul className={noticeListClass}>
          {childCategories.map(({ id, slug, name }) => (
            <li key={id}>
              <Link to="/category/properties/$categoryId/$" params={{ categoryId: id, _splat: slug }}>
                {words.heading(name)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/products/category/$categoryId/$" params={{ categoryId: category.id, _splat: category.slug }}>
              {rootTexts[category.categoryType].listOf(category.name)}
            </Link>
          </li>
        </ul>
      }
    />
  );
}
