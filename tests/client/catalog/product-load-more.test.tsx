import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductLoadMore } from '../../../src/client/features/catalog/product-list/product-load-more.tsx';

let report: ((entries: { isIntersecting: boolean }[]) => void) | undefined;

/** Reports the end of the list as visible at once. */
function stubObserver() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = () => report?.([{ isIntersecting: true }]);
      disconnect = () => {};
    },
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const renderEnd = (props: Partial<Parameters<typeof ProductLoadMore>[0]> = {}) => {
  const onMore = vi.fn();
  const all = { shownCount: 24, totalCount: 90, pageCount: 1, hasMore: true };
  const states = { isLoading: false, isFetching: false, hasFailed: false };
  const draw = (more = {}) => <ProductLoadMore {...all} {...states} {...props} {...more} onMore={onMore} />;
  const { rerender } = render(draw());
  return Object.assign(onMore, { become: (more: typeof props) => rerender(draw(more)) });
};

describe('ProductLoadMore', () => {
  it('loads the next page near the end, but not before the first scroll', () => {
    stubObserver();
    const onMore = renderEnd();
    expect(onMore).not.toHaveBeenCalled();
    act(() => void fireEvent.scroll(window));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it.each([
    ['while a page is on its way', { isLoading: true, isFetching: true }],
    ['while the shown pages are read anew', { isFetching: true }],
    ['after one failed', { hasFailed: true }],
    ['after many pages, so that the foot of the page is reached', { pageCount: 6 }],
    ['when there is no more', { hasMore: false }],
  ])('does not ask by itself %s', (_when, props) => {
    stubObserver();
    const onMore = renderEnd(props);
    act(() => void fireEvent.scroll(window));
    expect(onMore).not.toHaveBeenCalled();
  });

  it('asks at the next scroll once the shown pages have been read anew', () => {
    stubObserver();
    const onMore = renderEnd({ isFetching: true });
    act(() => void fireEvent.scroll(window));
    expect(onMore).not.toHaveBeenCalled();
    onMore.become({ isFetching: false });
    act(() => void fireEvent.scroll(window));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('waits for the button with Save-Data', () => {
    stubObserver();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const onMore = renderEnd();
    act(() => void fireEvent.scroll(window));
    expect(onMore).not.toHaveBeenCalled();
  });
});
