import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { WebsiteMenu } from '../../../contract/menu/website-menu.ts';
import { isKnownPath } from '../../../core/pages/pages.ts';
import { useReads } from '../../data/use-reads.ts';
import { texts } from '../../texts/app-texts.ts';
import { InstallOutlet } from '../install/install-outlet.tsx';
import classes from './footer.module.css';
import { SchemeChoice } from './scheme-choice.tsx';

/** The same on every page, so a navigation does not render it again. */
export const Footer = memo(function Footer() {
  const reads = useReads();
  const menu = useQuery({ ...reads.menu.website(), throwOnError: false });
  const groups = (menu.data ?? [])
    .map((group) => ({
      ...group,
      children: group.children.filter(({ route }) => route !== null && isKnownPath(route)),
    }))
    .filter((group) => group.children.length > 0);
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.name}>{texts.site.name}</p>
          <p>{texts.shell.about}</p>
        </div>
        {groups.length > 0 && (
          <nav aria-label={texts.shell.footer} className={classes.groups}>
            {groups.map((group) => (
              <FooterGroup key={group.id} group={group} />
            ))}
          </nav>
        )}
        <div className={classes.end}>
          <SchemeChoice />
          <Link to="/notifications" className={classes.settings}>
            {texts.footer.notifications}
          </Link>
          <InstallOutlet place="footer" />
          <p className={classes.build}>
            {texts.footer.build} <bdi dir="ltr">{__BUILD_ID__}</bdi>
          </p>
        </div>
      </div>
    </footer>
  );
});

function FooterGroup({ group }: { group: WebsiteMenu }) {
  return (
    <div>
      <p className={classes.heading}>{group.title}</p>
      <ul>
        {group.children.map(({ id, title, route }) => (
          <li key={id}>
            <Link to={route ?? '/'}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
