import glyphClasses from '../../ui/image/glyph.module.css';

const BOOKMARK = 'M6.5 4h11v16l-5.5-4.5L6.5 20Z';

/** Filled for what is kept. Outside the icons of the first load: only these parts need it. */
export const KeepIcon = ({ isKept }: { isKept: boolean }) => (
  <svg
    className={glyphClasses.glyph}
    viewBox="0 0 24 24"
    width={22}
    height={22}
    strokeWidth={1.75}
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path d={BOOKMARK} fill={isKept ? 'currentColor' : 'none'} />
  </svg>
);
