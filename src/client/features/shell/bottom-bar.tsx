import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/app-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { AccountLink } from '../login/account-link.tsx';
import { focusSearch } from '../search/box/focus-search.ts';
import classes from './bottom-bar.module.css';
import { PartsListLink } from './parts-list-link.tsx';

type BottomBarProps = { pathname: string; isMenuOpen: boolean; onOpenMenu: () => void };

/** The navigation of a phone, within reach of the thumb. */
export function BottomBar({ pathname, isMenuOpen, onOpenMenu }: BottomBarProps) {
  const isInCategories = pathname.startsWith('/category/') || /^\/products\/(?:category|search)\//.test(pathname);
  return (
    <nav className={classes.bar} aria-label={texts.bottomBar.label}>
      <ul>
        <li>
          <Link to="/" className={classes.item} data-current={pathname === '/' || undefined}>
            <Icon name="home" />
            {texts.shell.home}
          </Link>
        </li>
        <li>
          <Button
            look="bare"
            className={classes.item}
            data-current={isInCategories || undefined}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onOpenMenu}
          >
            <Icon name="categories" />
            {texts.shell.categories}
          </Button>
        </li>
        <li>
          <Button look="bare" className={classes.item} onClick={focusSearch}>
            <Icon name="search" />
            {texts.shell.search}
          </Button>
        </li>
        <li>
          <PartsListLink className={classes.item} />
        </li>
        <li>
          <AccountLink className={classes.item} />
        </li>
      </ul>
    </nav>
  );
}
