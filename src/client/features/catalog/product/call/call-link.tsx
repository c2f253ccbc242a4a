import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import type { Call } from './call.ts';

const loadSheet = () => import('./call-sheet.tsx');
const CallSheet = lazyPart(loadSheet);

type CallLinkProps = {
  call: Call;
  className?: string | undefined;
  /** What is heard in place of a short text. */
  label?: string;
  children: ReactNode;
};

/** Opens the numbers to call; a link to the supplier's page before the app starts and for a supplier without a number. */
export function CallLink({ call, className, label, children }: CallLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const { supplier, phones } = call.offer;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to="/supplier/$supplierId/$"
        params={{ supplierId: supplier.id, _splat: supplier.slug }}
        hash="contact"
        className={className}
        aria-label={label}
        {...(phones.length > 0 && { 'aria-haspopup': 'dialog', onClick: open, onPointerEnter: () => void loadSheet() })}
      >
        {children}
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <CallSheet call={call} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
