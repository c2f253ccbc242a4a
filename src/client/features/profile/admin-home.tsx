import { Link } from '@tanstack/react-router';
import { accountEntries } from '../../../core/pages/account-menu.ts';
import { OperatorGate } from '../../parts/account/operator-gate.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CountMark } from './account-menu.tsx';
import classes from './admin-home.module.css';
import { profileTexts } from './profile-texts.ts';

const { menu } = profileTexts;
const places = accountEntries.filter(({ name, section }) => section === 'operating' && name !== 'Admin');

/** The operator's places with what waits on each. */
export const AdminHome = () => (
  <>
    <PageHead title={menu.Admin} noindex />
    <OperatorGate>
      {(counts) => (
        <ul className={classes.places}>
          {places.map((entry) => (
            <li key={entry.name}>
              <Link to={entry.path as string} className={classes.place}>
                <span>{menu[entry.name]}</span>
                {'count' in entry && <CountMark name={entry.count} count={counts[entry.count]} />}
                <Icon name="forward" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OperatorGate>
  </>
);
