import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type PathLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link by URL instead of typed parameters: the search contains the user's own words. */
export function PathLink({ href, className, children }: PathLinkProps) {
  const router = useRouter();
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      {children}
    </a>
  );
}

export const searchPath = (text: string): string => `/search/${encodeURIComponent(text)}`;
