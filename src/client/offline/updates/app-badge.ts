const counts = new Map<string, number>();

/**
 * The number on the installed app's icon: the sum of what the features say. Where the browser has no badge nothing
 * happens.
 * @param source the feature; its next count replaces this one
 */
export function setBadgeCount(source: string, count: number): void {
  if (count > 0) counts.set(source, count);
  else counts.delete(source);
  const sum = [...counts.values()].reduce((all, one) => all + one, 0);
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const change = sum > 0 ? setAppBadge?.call(navigator, sum) : clearAppBadge?.call(navigator);
  change?.catch(() => {});
}
