import classes from './glyph.module.css';

const paths = {
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5.5h4v5.5',
  categories: 'M4 4.5h6.5V11H4zM13.5 4.5H20V11h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20.5 20.5',
  close: 'M6 6l12 12M18 6 6 18',
  compare: 'M12 4.5v15M7.5 19.5h9M5 7h14M5.5 7 2.5 13.5a3 3 0 0 0 6 0ZM18.5 7l-3 6.5a3 3 0 0 0 6 0Z',
  parts: 'M5 4h14v16H5zM8.5 8.5h7M12 11.5v5M9.5 14h5',
  account: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c0-6.5 15-6.5 15 0',
  chevron: 'M7 9.5l5 5 5-5',
  forward: 'M14.5 6.5 9 12l5.5 5.5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  supplier: 'M3.5 20V9.5l5 3V9.5l5 3V9.5l5 3M3.5 20h17V4.5h-2V12M8 16.5h2M13 16.5h2',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  failed: 'M12 4 21 19.5H3ZM12 10v4.5M12 17v.1',
  share: 'M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  rows: 'M4 6h16M4 12h16M4 18h16',
  bell: 'M6 17V10.5a6 6 0 0 1 12 0V17M4 17h16M10 20h4M12 4.5V2.5',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 11v5M12 8v.1',
} as const;

export type IconName = keyof typeof paths;

/** An icon of the interface; decorative, so beside a word or on a labelled button. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={classes.glyph}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={1.75}
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
