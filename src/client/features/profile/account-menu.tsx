import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import {
  type AccountEntry,
  accountEntries,
  type CountName,
  menuSections,
  WAITING_MAX,
} from '../../../core/pages/account-menu.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { profileReads } from '../../parts/account/personal-info/queries.ts';
import { Icon } from '../../ui/image/icon.tsx';
import classes from './account-menu.module.css';
import { useMenuCounts } from './menu-counts.ts';
import { profileTexts } from './profile-texts.ts';

const { menu, sections, counts: countWords } = profileTexts;

type AccountMenuProps = {
  /** The entry of the page; undefined where the menu is the page. */
  shown?: AccountEntry;
};

/** The places of the account by section; nobody sees a section of a role that they have not. */
export function AccountMenu({ shown }: AccountMenuProps) {
  const profile = useQuery({ ...profileReads(usePrivateApi()).own(), throwOnError: false });
  const roles: readonly string[] = profile.data?.roles ?? [];
  const counts = useMenuCounts(roles);
  const listed = menuSections.filter((section) => !('role' in section) || roles.includes(section.role));
  return (
    <nav aria-label={menu.label} className={shown ? classes.side : classes.list}>
      {listed.map(({ name: section }) => (
        <div key={section}>
          <p id={`menu-${section}`} className={classes.section}>
            {sections[section]}
          </p>
          <ul aria-labelledby={`menu-${section}`}>
            {accountEntries
              .filter((entry) => entry.section === section && (shown || entry.name !== 'Home'))
              .map((entry) => (
                <li key={entry.name}>
                  <Link
                    to={entry.path as string}
                    activeOptions={{ exact: true }}
                    aria-current={shown === entry.name ? 'page' : undefined}
                    className={classes.entry}
                  >
                    <span>{menu[entry.name]}</span>
                    {'count' in entry && <CountMark name={entry.count} count={counts[entry.count]} />}
                    {!shown && <Icon name="forward" size={20} />}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** How many wait; nothing for none. */
export function CountMark({ name, count = 0 }: { name: CountName; count: number | undefined }) {
  if (count === 0) return null;
  const number = count < WAITING_MAX ? formatNumber(count) : countWords.many(formatNumber(WAITING_MAX - 1));
  return (
    <b className={classes.count} data-count={name}>
      <span aria-hidden="true">{number}</span>
      <span className="visually-hidden">{countWords[name](number)}</span>
    </b>
  );
}
