import { useEffect, useRef, useState } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { NeedForm } from './need-form.tsx';
import classes from './need-screen.module.css';
import type { NeedScreenProps } from './need-screen-props.ts';
import type { NeedSearch } from './need-search.ts';
import { needTexts } from './need-texts.ts';

/** A sentence, its parse result, and the number of products. */
export function NeedScreen({ search, onSearch, onQuantity, renderProducts }: NeedScreenProps) {
  const written = useRef(search.q);
  const writing = useRef(0);
  const [opened, setOpened] = useState(0);
  // A URL that the form did not write (a link, a back navigation) is another need.
  useEffect(() => {
    if (writing.current > 0 || search.q === written.current) return;
    written.current = search.q;
    setOpened((count) => count + 1);
  }, [search.q]);
  const write = async (next: NeedSearch) => {
    written.current = next.q;
    writing.current += 1;
    await onSearch(next);
    writing.current -= 1;
  };
  return (
    <>
      <PageHead
        title={needTexts.title}
        description={needTexts.description}
        canonicalPath="/ai"
        noindex={search.q !== undefined}
      />
      <h1 className={classes.heading}>{needTexts.heading}</h1>
      <NeedForm key={opened} search={search} onSearch={write} onQuantity={onQuantity} renderProducts={renderProducts} />
    </>
  );
}
