import { useLocation, useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { type MouseEvent, useEffect } from 'react';
import type { SupplierSection } from '../../../../contract/suppliers/supplier.ts';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { openSectionAtom } from './atoms.ts';
import classes from './supplier-sections.module.css';

const HASH = 'section-';

const sectionIn = (hash: string) => (hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined);

/** One open section at a time. The URL contains it, so that it can be shared. */
export function SupplierSections({ sections }: { sections: readonly SupplierSection[] }) {
  const [open, setOpen] = useAtom(openSectionAtom);
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  // The server gets no hash, so its section opens after hydration.
  useEffect(() => setOpen(sectionIn(hash)), [hash, setOpen]);
  if (sections.length === 0) return null;

  const handleClick = (event: MouseEvent, key: string) => {
    event.preventDefault();
    const next = open === key ? undefined : key;
    setOpen(next);
    void navigate({
      to: '.',
      params: true,
      search: true,
      hash: next === undefined ? '' : HASH + next,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };

  return (
    <section aria-labelledby="more" className={classes.sections}>
      <h2 id="more">{supplierPageTexts.more}</h2>
      {sections.map(({ key, title, body }) => (
        <details key={key} id={HASH + key} open={open === key}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
          <summary onClick={(event) => handleClick(event, key)}>{title}</summary>
          <p>{body}</p>
        </details>
      ))}
    </section>
  );
}
