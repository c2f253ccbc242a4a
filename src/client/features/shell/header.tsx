import { Link, useRouter } from '@tanstack/react-router';
import { memo } from 'react';
import { texts } from '../../texts/app-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Button, IconButton } from '../../ui/kit/button.tsx';
import { AccountLink } from '../login/account-link.tsx';
import { SearchBox } from '../search/box/search-box.tsx';
import { useSearchKey } from '../search/use-search-key.ts';
import classes from './header.module.css';
import { PartsListLink } from './parts-list-link.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';

type HeaderProps = {
  /** The home page contains its own search box. */
  isHome: boolean;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
};

export const Header = memo(function Header({ isHome, isMenuOpen, onOpenMenu }: HeaderProps) {
  useSearchKey();
  const { history, navigate } = useRouter();
  const handleBack = () => (history.canGoBack() ? history.back() : void navigate({ to: '/' }));
  return (
    <header className={classes.header} data-home={isHome || undefined}>
      <div className={classes.row}>
        {!isHome && (
          <IconButton label={texts.header.back} className={classes.back} onClick={handleBack}>
            <Icon name="forward" />
          </IconButton>
        )}
        <Link to="/" className={classes.brand} aria-label={isHome ? undefined : texts.header.toHome}>
          <img src="/logo.svg" width={32} height={32} alt="" />
          <span className={classes.name}>{texts.site.name}</span>
          {isHome && <span className={classes.tagline}>{texts.site.tagline}</span>}
        </Link>
        <Button
          size="compact"
          className={classes.categories}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={onOpenMenu}
        >
          <Icon name="categories" size={20} />
          {texts.shell.categories}
        </Button>
        {!isHome && <SearchBox />}
        <PartsListLink className={classes.parts} />
        <AccountLink className={`${classes.parts} ${classes.account}`} />
        <div className={classes.scheme}>
          <SchemeToggle />
        </div>
      </div>
    </header>
  );
});
