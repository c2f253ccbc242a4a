import { createListeners, useStore } from '../store.ts';

/** Below it the page has a bottom bar, and the category menu is a sheet. The CSS has the same breakpoint. */
const PHONE_QUERY = '(width < 768px)';
/** The specification's debounce of resizes. */
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
  // It may have changed without a listener.
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

/** For behaviour only; CSS decides the layout. Undefined on the server and during hydration. */
export const useDevice = (): { isPhone: boolean | undefined } => ({ isPhone: useStore(device, undefined) });
