import { createListeners, useStore } from './store.ts';

/** Below this the bottom bar stands at the thumb and the category menu is a sheet; the same figure is in the CSS. */
const PHONE_QUERY = '(width < 768px)';
/** The specification's delay between a resize and what follows from it. */
const RESIZE_DELAY_MS = 50;

const measure = () => matchMedia(PHONE_QUERY).matches;

let isPhone: boolean | undefined;

const { tell, subscribe } = createListeners(() => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPhone = measure();
      tell();
    }, RESIZE_DELAY_MS);
  };
  // It may have changed while nobody listened.
  isPhone = undefined;
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
});

const device = {
  subscribe,
  get: (): boolean | undefined => {
    isPhone ??= measure();
    return isPhone;
  },
};

/** For behaviour only, the layout is CSS's: undefined on the server and in the first render over its page. */
export const useDevice = (): { isPhone: boolean | undefined } => ({ isPhone: useStore(device, undefined) });
