import { Link } from '@tanstack/react-router';
import { texts } from '../../texts.ts';
import { SearchBox } from '../search/search-box.tsx';
import classes from './header.module.css';

export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link to="/" className={classes.brand}>
          <img src="/logo.svg" width={32} height={32} alt="" />
          <span>{texts.site.name}</span>
        </Link>
        <SearchBox />
      </div>
    </header>
  );
}
