import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/data/api.ts';
import { ReadGate } from '../../../src/client/data/read-gate.tsx';
import { OfflineStrip } from '../../../src/client/features/shell/offline-strip.tsx';
import { AsOf } from '../../../src/client/offline/saved-reads/saved-copy.tsx';
import { texts } from '../../../src/client/texts/app-texts.ts';

const KEY = ['catalog', 'product', '1'];
const HOUR_MS = 60 * 60 * 1000;

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } } });
});

afterEach(() => {
  cleanup();
  client.clear();
  onlineManager.setOnline(true);
});

function Screen({ queryFn }: { queryFn: () => Promise<{ title: string }> }) {
  const query = useQuery({ queryKey: KEY, queryFn });
  return (
    <ReadGate query={query} skeleton={<p>اسکلت</p>}>
      {(data) => <h1>{data.title}</h1>}
    </ReadGate>
  );
}

class Caught extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{`error screen: ${this.state.error.message}`}</p> : this.props.children;
  }
}

const show = (queryFn: () => Promise<{ title: string }>) =>
  render(
    <QueryClientProvider client={client}>
      <Caught>
        <Screen queryFn={queryFn} />
      </Caught>
      <OfflineStrip />
    </QueryClientProvider>,
  );

const answers = async () => ({ title: 'پمپ' });
const hangs = () => new Promise<never>(() => {});
const rejects = (error: Error) => () => Promise.reject(error);

describe('<ReadGate>', () => {
  it('shows the skeleton, then current data without a time', async () => {
    const { container } = show(answers);
    expect(screen.getByText('اسکلت')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'پمپ' })).toBeDefined();
    expect(container.querySelector('time')).toBeNull();
  });

  it('shows the data of a failed refetch with its time', async () => {
    client.setQueryData(KEY, { title: 'پمپ' }, { updatedAt: Date.now() - HOUR_MS });
    show(rejects(new TypeError('Failed to fetch')));
    expect(await screen.findByText('به‌روز در ۱ ساعت پیش')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'پمپ' })).toBeDefined();
  });

  it('shows the time of the data offline, until the data leaves', async () => {
    onlineManager.setOnline(false);
    client.setQueryData(KEY, { title: 'پمپ' }, { updatedAt: Date.now() - HOUR_MS });
    const { rerender } = show(hangs);
    expect(await screen.findByText('به‌روز در ۱ ساعت پیش')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(texts.shell.offline);
    rerender(<OfflineStrip />);
    expect(screen.queryByText(/به‌روز در/)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(texts.shell.offline + texts.shell.offlineMore);
  });

  it('shows the time that the data got while there was a network', async () => {
    client.setQueryData(KEY, { title: 'پمپ' });
    client.setQueryDefaults(KEY, { staleTime: HOUR_MS });
    show(hangs);
    await screen.findByRole('heading', { name: 'پمپ' });
    // As a saved document gets its own time after hydration.
    const query = client.getQueryCache().find({ queryKey: KEY });
    act(() => query?.setState({ dataUpdatedAt: Date.now() - HOUR_MS / 2 }));
    await act(async () => {});
    act(() => onlineManager.setOnline(false));
    expect(await screen.findByText('به‌روز در ۳۰ دقیقه پیش')).toBeDefined();
  });

  it('says that there is no saved copy, and retries on request', async () => {
    const queryFn = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(answers);
    show(queryFn);
    expect(await screen.findByRole('heading', { name: texts.states.noSavedCopy })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: texts.states.retry }));
    expect(await screen.findByRole('heading', { name: 'پمپ' })).toBeDefined();
  });

  it('loads by itself when the network is back', async () => {
    onlineManager.setOnline(false);
    const queryFn = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(answers);
    show(queryFn);
    await screen.findByRole('heading', { name: texts.states.noSavedCopy });
    onlineManager.setOnline(true);
    expect(await screen.findByRole('heading', { name: 'پمپ' })).toBeDefined();
  });

  it('reports that the part failed after an error response', async () => {
    show(rejects(new ApiError(500)));
    expect(await screen.findByRole('heading', { name: texts.states.failed })).toBeDefined();
    expect(screen.queryByText(texts.states.noSavedCopy)).toBeNull();
  });

  it('leaves a 404 to the error screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show(rejects(new ApiError(404)));
    expect(await screen.findByText('error screen: HTTP 404')).toBeDefined();
    vi.mocked(console.error).mockClear();
  });
});

describe('<AsOf>', () => {
  it('updates while the page is open', async () => {
    vi.useFakeTimers();
    render(<AsOf at={Date.now()} />);
    expect(screen.getByText('به‌روز در همین حالا')).toBeDefined();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    vi.useRealTimers();
    expect(await screen.findByText('به‌روز در ۵ دقیقه پیش')).toBeDefined();
  });

  it('shows the absolute time in the server’s page, which may be read later', () => {
    expect(renderToString(<AsOf at={Date.UTC(2026, 10, 21, 8, 30)} />)).toContain('۳۰ آبان ۱۴۰۵، ساعت ۱۲:۰۰');
  });

  it('shows nothing for data that never loaded', () => {
    expect(render(<AsOf at={0} />).container.innerHTML).toBe('');
  });
});
